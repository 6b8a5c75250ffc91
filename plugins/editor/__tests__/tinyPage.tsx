/** The page of the tiny site. */
import type { TinyData } from './tinySite';

export default function TinyPage({ data }: { data: TinyData }) {
  const { title, text, note, body, phone, logo, slides } = data;
  return (
    <>
      <header>
        <img src={logo} alt="Logo" />
        <a href="/de/" hrefLang="de">
          Deutsch
        </a>
      </header>
      <main>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>{note}</p>
        {slides.map(({ src, alt = '' }) => (
          <img key={src} src={src} alt={alt} width="200" />
        ))}
        <pre>{body}</pre>
        <a href="tel:0">{phone}</a>
      </main>
    </>
  );
}
