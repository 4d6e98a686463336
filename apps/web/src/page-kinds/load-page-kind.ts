import 'server-only'
import type { PageKind } from './page-kind.ts'

/** One folder per kind, loaded only when a page of that kind is asked for (PAGE-04). */
const kinds: Record<string, () => Promise<{ default: PageKind }>> = {
  StandardPage: () => import('./StandardPage/page.tsx'),
  // Pages that calls of their own give too (PAGE-41 to PAGE-43) look like any other.
  TermsPage: () => import('./StandardPage/page.tsx'),
  PrivacyPage: () => import('./StandardPage/page.tsx'),
  KnownPositiveCarrierPage: () => import('./StandardPage/page.tsx'),
  NotFoundPage: () => import('./StandardPage/page.tsx'),
  ServerErrorPage: () => import('./StandardPage/page.tsx'),
  VisitorHomePage: () => import('./VisitorHomePage/page.tsx'),
  SearchSpermDonorPage: () => import('./SearchSpermDonorPage/page.tsx'),
  SearchEggDonorPage: () => import('./SearchEggDonorPage/page.tsx'),
  DonorProfilePage: () => import('./DonorProfilePage/page.tsx'),
  CreateNewAccountPage: () => import('./CreateNewAccountPage/page.tsx'),
}

/** Null for a kind that this product does not know: the caller logs it and shows not found (PAGE-05). */
export async function loadPageKind(kind: string): Promise<PageKind | null> {
  const load = kinds[kind]
  return load ? (await load()).default : null
}
