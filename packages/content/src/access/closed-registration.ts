import type { Endpoint } from 'payload'

/**
 * Takes the place of the built-in call by which the first stranger who finds an empty installation would become its
 * administrator. The first account is made by whoever runs the machine: `npm run staff`.
 */
export const closedRegistration: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () =>
    Response.json(
      { errors: [{ message: 'The first account is made with the command “npm run staff”.' }] },
      { status: 403 },
    ),
}
