"""The coach: what was a mistake, what was luck, judged by what each player could know."""
