"""The games as environments of other libraries, each an optional extra; fed from views alone."""
