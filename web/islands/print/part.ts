/* “Print this lesson”: one part of a page on paper, and nothing around it (styles/print.css). */

document.addEventListener('click', ({ target }) => {
  const part =
    target instanceof Element && target.closest('[data-print-part]') && target.closest('article');
  if (!part) return;
  const paper = document.createElement('div');
  paper.dataset['paper'] = '';
  paper.append(part.cloneNode(true));
  document.body.append(paper);
  addEventListener('afterprint', () => paper.remove(), { once: true });
  print();
});
