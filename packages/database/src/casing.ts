/** Columns are camelCase in code and snake_case in the database; migrations are generated with the same rule. */
export const casing = 'snake_case'
