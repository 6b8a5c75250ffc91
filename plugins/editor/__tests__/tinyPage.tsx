/** The page of the tiny site. */
interface Data {
  page?: { title?: string; text?: string };
  firm?: { phone?: string };
}

export default function TinyPage({ data }: { data: unknown }) {
  const { page, firm } = data as Data;
  return (
    <main>
      <h1>{page?.title}</h1>
      <p>{page?.text}</p>
      <a href="tel:0">{firm?.phone}</a>
    </main>
  );
}
