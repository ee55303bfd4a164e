const pages = import.meta.glob<string>(['../../../src/handvoll/text/de/*.ftl', '!**/terminal.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(pages)
