import type { FluentResource } from '@fluent/bundle'

const pages = import.meta.glob<FluentResource>(
  [
    '../../../src/handvoll/text/nl/*.ftl',
    '!../../../src/handvoll/text/nl/{balance,terminal,plain,hosting,lab,lessons,coach}.ftl',
  ],
  {
    eager: true,
    import: 'default',
  },
)

export default Object.values(pages)
