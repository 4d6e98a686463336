/** Imports point one way: apps → demo → content → ui, contracts, database → domain → nothing. */
const room = (name) => `^packages/${name}/`
const not = (...names) => `^(packages/(${names.join('|')})|apps)/`
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: room('domain'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: [room('domain')] },
    },
    {
      name: 'contracts-only-domain',
      severity: 'error',
      from: { path: room('contracts') },
      to: { path: not('ui', 'database', 'content', 'demo') },
    },
    {
      name: 'database-only-domain',
      severity: 'error',
      from: { path: room('database') },
      to: { path: not('ui', 'contracts', 'content', 'demo') },
    },
    {
      name: 'ui-only-domain',
      severity: 'error',
      from: { path: room('ui') },
      to: { path: not('contracts', 'database', 'content', 'demo') },
    },
    {
      name: 'content-not-demo',
      severity: 'error',
      from: { path: room('content') },
      to: { path: not('demo') },
    },
    { name: 'packages-not-apps', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    { name: 'apps-apart', severity: 'error', from: { path: '^apps/api/' }, to: { path: '^apps/web/' } },
    { name: 'apps-apart-2', severity: 'error', from: { path: '^apps/web/' }, to: { path: '^apps/api/' } },
    {
      name: 'web-not-database',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '\\(payload\\)' },
      to: { path: room('database') },
    },
    {
      name: 'stores-stay-home',
      comment: 'No context reads another’s tables; it calls its functions.',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/' },
      to: { path: '^apps/api/src/([^/]+)/.*\\.store\\.ts$', pathNot: '^apps/api/src/$1/' },
    },
    {
      name: 'islands-of-some-pages-are-split',
      comment:
        'All public pages share one bundle. An island that only some of them show comes through a *.lazy.tsx.',
      severity: 'error',
      from: {
        path: '^apps/web/src/(page-kinds|forms)/',
        pathNot: '^apps/web/src/forms/staff/|\\.(island|lazy|test)\\.tsx$',
      },
      to: { path: '^apps/web/src/(page-kinds|forms)/.*\\.island\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-sheet-for-public-pages',
      comment:
        'Each sheet that a part of a public page brings along is one more request before the first paint.',
      severity: 'error',
      from: {
        path: '^packages/content/src/blocks/|^apps/web/src/(page-kinds|forms|header|footer|favourites|layouts|waiting-list)/',
        pathNot: '^apps/web/src/(forms/staff|layouts/fonts)/',
      },
      to: { path: '\\.css$' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(node_modules|\\.next|dist|migrations)/|importMap\\.js$|(next-env|images)\\.d\\.ts$|payload-types\\.ts$',
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
