// What is wrong with the layout and the words of the page as it is seen now.
() => {
  const seen = (element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    });
  const called = (element) =>
    (element.getAttribute("aria-label") ?? element.textContent).trim() ||
    element.outerHTML.slice(0, 90);
  const modal = document.querySelector("dialog[open]") ?? document;
  const page = document.documentElement;
  const faults = [];

  if (page.scrollWidth > page.clientWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        seen(element) &&
        element.getBoundingClientRect().right > page.clientWidth + 1,
    );
    faults.push(
      `wider than the screen: ${wide.slice(0, 3).map((each) => each.outerHTML.slice(0, 80))}`,
    );
  }

  // Fields of a board and full tables of Go5 may be smaller, they do not fit otherwise; so may links within a sentence.
  for (const target of modal.querySelectorAll(
    'button, a, input, select, [role="button"]',
  )) {
    if (
      !seen(target) ||
      getComputedStyle(target).display === "inline" ||
      target.matches(".turn p .link, .ticker .all") || // taller by what lies around them
      target.matches('.rep :disabled, .rep [aria-disabled="true"]') // in a replay nobody lays a card
    )
      continue;
    const { width, height } = target.getBoundingClientRect();
    const least = target.closest('[role="gridcell"], .go5 .opps, .go5 .centre')
      ? 24
      : 44;
    if (Math.min(width, height) < least - 0.5)
      faults.push(
        `too small to tap: ${called(target)} (${width.toFixed(0)}x${height.toFixed(0)})`,
      );
  }

  for (const text of modal.querySelectorAll(".btn, h1, h2"))
    if (seen(text) && text.scrollWidth > text.clientWidth + 1)
      faults.push(`cut off: ${called(text)}`);

  const labels = [...document.querySelectorAll("[aria-label]")].map((each) =>
    each.getAttribute("aria-label"),
  );
  const words = [document.title, document.body.innerText, ...labels].join("\n");
  const ids =
    /\b(web|table|record|fifteen|highfive|igo|go5|fiver)-[a-z][a-z-]*\b/;
  const slips = /\bundefined\b|\bNaN\b|\[object|\{ ?\$/;
  for (const found of [ids.exec(words), slips.exec(words)])
    if (found)
      faults.push(
        `not in words: ${words.slice(Math.max(0, found.index - 30), found.index + 50)}`,
      );
  return faults;
};
