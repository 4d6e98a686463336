import { locales } from '@kindred/domain/vocabulary'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../access/has-role.ts'
import { nameLocale } from '../config/locales.ts'
import { LanguageMarks, MarksLegend } from './language-marks.tsx'
import { readLanguageStates } from './read-language-states.ts'

/** Every page and what there is of it in each language, at a glance. */
export async function LanguagesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const mayRead = hasRole(req.user, 'editor', 'translator', 'publisher', 'scripts')
  const pages = mayRead ? await readLanguageStates(req.payload) : []
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>Languages at a glance</h1>
        <ul className="kindred-counts">
          {locales.map((code) => {
            const live = pages.filter(({ states }) => states[code] === 'live' || states[code] === 'changed')
            return (
              <li key={code}>
                {nameLocale(code)} <strong>{live.length}</strong> of {pages.length}
              </li>
            )
          })}
        </ul>
        <MarksLegend />
        <div className="kindred-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Kind</th>
                <th scope="col">Languages</th>
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <tr key={page.id}>
                  <th scope="row">
                    <a href={`/admin/collections/pages/${page.id}`}>{page.title}</a>
                  </th>
                  <td>{page.kind}</td>
                  <td>
                    <LanguageMarks {...page} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Gutter>
    </DefaultTemplate>
  )
}
