import type { FluentResource } from '@fluent/bundle'

const pages = import.meta.glob<FluentResource>(
  [
    '../../../src/handvoll/text/fr/*.ftl',
    '!../../../src/handvoll/text/fr/{balance,terminal,plain,hosting,lab,lessons,coach}.ftl',
  ],
  {
    eager: true,
    import: 'default',
  },
)

export default Object.values(pages)
