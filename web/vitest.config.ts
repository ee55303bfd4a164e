// Apart from vite.config.ts, so that building takes none of the tools that test.
import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config'

export default mergeConfig(
  vite,
  defineConfig({ test: { include: ['test/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } }),
)
