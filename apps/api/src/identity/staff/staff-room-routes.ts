import { errorBodySchema } from '@kindred/contracts/common'
import { staffRoomsSchema } from '@kindred/contracts/identity'
import { findStaffRooms } from '@kindred/domain/staff/staff-rooms'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findStaff, requireStaff } from '../../front-door/require-staff.ts'

/** What the back office shows to the person who asks. */
export const staffRoomRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/staff/rooms',
    {
      onRequest: requireStaff(),
      schema: {
        response: { 200: staffRoomsSchema, 401: errorBodySchema },
        tags: ['identity'],
        summary: 'The rooms of the back office that my roles open',
      },
    },
    async (request) => findStaffRooms(findStaff(request).roles),
  )
}
