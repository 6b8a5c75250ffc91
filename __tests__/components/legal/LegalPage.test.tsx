import { render, screen } from '@testing-library/react';
import { Markdown } from '../../../src/components/legal/LegalPage';
import { parseMarkdown } from '../../../src/model/markdown';

test('Markdown becomes headings, paragraphs, lists and links', () => {
  const source =
    '## Galini\n\nOne\\\n**two** [three](https://www.example.com)\n\n3. first\n4. second';
  const { container } = render(<Markdown nodes={parseMarkdown(source).nodes} />);
  expect(container.innerHTML).toBe(
    '<h2>Galini</h2>' +
      '<p>One<br><strong>two</strong> <a href="https://www.example.com">three</a></p>' +
      '<ol start="3"><li><p>first</p></li><li><p>second</p></li></ol>',
  );
});

test('Text that looks like HTML stays text', () => {
  render(<Markdown nodes={parseMarkdown('\\<b onclick=ran()> &lt;i&gt;').nodes} />);
  expect(screen.getByText('<b onclick=ran()> <i>')).toBeInTheDocument();
});

test('Phone numbers and e-mail addresses keep their direction in texts from right to left', () => {
  const source =
    'טל׳ 03-000-0000, [שלחו מייל](mailto:a@example.com), [+972 3 000 0000](tel:+97230000000)';
  const { container } = render(<Markdown nodes={parseMarkdown(source).nodes} />);
  expect(container.innerHTML).toBe(
    '<p>טל׳ <bdi dir="ltr">03-000-0000</bdi>, <a href="mailto:a@example.com" dir="auto">שלחו מייל</a>, ' +
      '<a href="tel:+97230000000" dir="auto"><bdi dir="ltr">+972 3 000 0000</bdi></a></p>',
  );
});
