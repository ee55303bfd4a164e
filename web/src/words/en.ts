const pages = import.meta.glob<string>(['../../../src/handvoll/text/en/*.ftl', '!**/terminal.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(pages)
