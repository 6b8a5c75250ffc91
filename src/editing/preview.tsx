/** The pages in the editor's preview: the real components and styles. Not part of visitors' pages. */
// First, so that the components' styles can override it.
import '../ui/base.css';

import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import NotFound from '../pages/404';
import About from '../pages/about';
import Imprint from '../pages/imprint';
import Privacy from '../pages/privacy';
import type { PreviewData } from './previewData';

type Page = ComponentType<Partial<PageProps<PreviewData>>>;

/** Other entries are shown in the About page. */
const pages: Record<string, unknown> = { notFound: NotFound, imprint: Imprint, privacy: Privacy };

export default function Preview({ entry, data }: { entry: string; data: PreviewData }) {
  const Page = (pages[entry] ?? About) as Page;
  return <Page data={data} />;
}
