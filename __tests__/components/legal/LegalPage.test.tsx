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
