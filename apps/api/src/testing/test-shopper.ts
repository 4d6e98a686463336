import type { Basket, BasketLineChange } from '@kindred/contracts/basket'
import type { FastifyInstance } from 'fastify'
import { deliverEvent } from '../payments/sandbox/deliver-event.ts'
import type { Services } from '../services.ts'
import { signIn } from './test-app.ts'
import { runJobs } from './test-jobs.ts'
import type { TestDonor } from './test-world.ts'

/** A customer who walks through the shop by its calls, as a browser would. */
export function makeShopper(
  app: FastifyInstance,
  services: Services,
  customerId: string,
  clientType: 'private' | 'professional' = 'private',
) {
  const headers = { ...signIn(customerId, clientType), 'x-treatment-country': 'DK' }
  const checkout = 'checkout/dk-shop/en-gb'
  const billing = {
    fullName: 'Ada Test',
    line1: 'Nørregade 3',
    postalCode: '8000',
    city: 'Aarhus',
    country: 'DK',
  }
  const get = (url: string) => app.inject({ url, headers })
  const read = (path: string) => get(`/api/commerce/${path}`)
  const post = (path: string, payload?: object, extra: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/commerce/${path}`,
      headers: { ...headers, ...extra },
      ...(payload ? { payload } : {}),
    })
  const must = async (answer: ReturnType<typeof post>) => {
    const { statusCode, body } = await answer
    if (statusCode !== 200) throw new Error(`${statusCode} ${body}`)
    return JSON.parse(body)
  }

  const add = (line: BasketLineChange): Promise<Basket> => must(post('dk-shop/en-gb/basket', line))
  const sayWhere = (clinicId: string | null) =>
    must(
      post(`${checkout}/updatecheckoutaddressinformation`, {
        isClinicDelivery: clinicId !== null,
        clinicId,
        delivery: clinicId ? null : billing,
        billing,
      }),
    )
  const agree = () =>
    must(post(`${checkout}/submitordersummarytab`, { acceptsTerms: true, acceptsPrivacy: true }))

  /** Basket to payment for straws that are delivered. */
  const walk = async (donor: TestDonor, quantity: number, clinicId: string | null = null) => {
    await add({ lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity })
    await walkSent(clinicId)
  }

  /** The same with what is in the basket already. */
  const walkSent = async (clinicId: string | null = null, method = 'nitrogenTank') => {
    await must(read('dk-shop/en-gb/basket/submit'))
    await sayWhere(clinicId)
    const { days } = await must(read(`${checkout}/getcheckoutshippinginformation`))
    const day = days.find((one: { methods: string[] }) => one.methods.includes(method))
    await must(post(`${checkout}/setshippingdate`, { method, dispatchOn: day.date }))
    await must(read(`${checkout}/submitshippingtab`))
    await agree()
  }

  /** Basket to payment for what stays with us; `undefined` where nothing in it asks for a period. */
  const walkKept = async (months: number | null | undefined) => {
    await must(read('dk-shop/en-gb/basket/submit'))
    if (months !== undefined) await must(post(`${checkout}/submitreservationtab`, { months }))
    await sayWhere(null)
    await agree()
  }

  /** Begins (or goes on with) paying by card; `reference` is the provider's. */
  const start = async (): Promise<{ orderNumber: string; reference: string }> => {
    const { orderNumber, redirectUrl } = await must(post(`${checkout}/startcardpayment`))
    return { orderNumber, reference: redirectUrl.split('/').at(-1) }
  }
  const send = (path: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/sandbox-pay/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  /** Fills in the hosted card page. */
  const pay = (reference: string, number = '4242424242424242') =>
    send(reference, { number, expiry: '12/30', code: '123' })
  const payByCard = async (): Promise<string> => {
    const { orderNumber, reference } = await start()
    await pay(reference)
    await deliverEvents(app, services)
    return orderNumber
  }

  return {
    customerId,
    get,
    read,
    post,
    remove: (path: string) => app.inject({ method: 'DELETE', url: `/api/commerce/${path}`, headers }),
    add,
    walk,
    walkSent,
    start,
    payByCard,
    pay,
    /** Turns back on the hosted card page. */
    cancel: (reference: string) => send(`${reference}/cancel`, {}),
    /** What the shop says about an order after the way back from the card page. */
    askResult: (orderNumber: string) =>
      must(read(`${checkout}/getpaymentsuccessfulpagedetails?orderNumber=${orderNumber}`)),
    buyByCard: async (donor: TestDonor, quantity: number) => {
      await walk(donor, quantity)
      return payByCard()
    },
    /** Buys what is in the basket to be kept, for a period; `undefined` where nothing in it asks for one. */
    buyKept: async (months: number | null | undefined) => {
      await walkKept(months)
      return payByCard()
    },
    /** The same up to the card page. */
    walkKept: async (months?: number | null) => {
      await walkKept(months)
      return start()
    },
    buyByInvoice: async (donor: TestDonor, quantity: number, clinicId: string): Promise<string> => {
      await walk(donor, quantity, clinicId)
      const { orderNumber } = await must(post(`${checkout}/makenoncardpayment`, { method: 'invoice' }))
      return orderNumber
    },
  }
}

/** Lets the sandbox's waiting events arrive, as its jobs would; the statuses the shop answered with. */
export async function deliverEvents(app: FastifyInstance, services: Services): Promise<number[]> {
  const statuses: number[] = []
  const deliver = (payload: unknown) => deliverTo(app, services, payload, statuses)
  await runJobs(services, { 'sandbox.deliverEvent': deliver }, 'sandbox.deliverEvent')
  return statuses
}

/** One delivery of an event. @throws as the job would, when the shop did not take it */
export function deliverTo(
  app: FastifyInstance,
  services: Services,
  payload: unknown,
  statuses: number[] = [],
): Promise<void> {
  return deliverEvent(payload, services, async (url, body, headers) => {
    const answer = await app.inject({ method: 'POST', url: new URL(url).pathname, payload: body, headers })
    statuses.push(answer.statusCode)
    return answer.statusCode
  })
}

export type TestShopper = ReturnType<typeof makeShopper>
