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
  const post = (path: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api/commerce/${path}`, headers, ...(payload ? { payload } : {}) })
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
    await must(read('dk-shop/en-gb/basket/submit'))
    await sayWhere(clinicId)
    const { days } = await must(read(`${checkout}/getcheckoutshippinginformation`))
    const day = days.find((one: { methods: string[] }) => one.methods.includes('nitrogenTank'))
    await must(post(`${checkout}/setshippingdate`, { method: 'nitrogenTank', dispatchOn: day.date }))
    await must(read(`${checkout}/submitshippingtab`))
    await agree()
  }

  /** Pays by the card that succeeds and lets the event arrive. */
  const payByCard = async (): Promise<string> => {
    const { orderNumber, redirectUrl } = await must(post(`${checkout}/startcardpayment`))
    await app.inject({
      method: 'POST',
      url: new URL(redirectUrl).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ number: '4242424242424242', expiry: '12/30', code: '123' }).toString(),
    })
    const deliver = (payload: unknown) =>
      deliverEvent(payload, services, async (url, payload, headers) => {
        const answer = await app.inject({ method: 'POST', url: new URL(url).pathname, payload, headers })
        return answer.statusCode
      })
    await runJobs(services, { 'sandbox.deliverEvent': deliver }, 'sandbox.deliverEvent')
    return orderNumber
  }

  return {
    customerId,
    get,
    post,
    add,
    walk,
    buyByCard: async (donor: TestDonor, quantity: number) => {
      await walk(donor, quantity)
      return payByCard()
    },
    /** Buys what is in the basket to be kept, for a period. */
    buyKept: async (months: number | null) => {
      await must(read('dk-shop/en-gb/basket/submit'))
      await must(post(`${checkout}/submitreservationtab`, { months }))
      await sayWhere(null)
      await agree()
      return payByCard()
    },
    buyByInvoice: async (donor: TestDonor, quantity: number, clinicId: string): Promise<string> => {
      await walk(donor, quantity, clinicId)
      const { orderNumber } = await must(post(`${checkout}/makenoncardpayment`, { method: 'invoice' }))
      return orderNumber
    },
  }
}

export type TestShopper = ReturnType<typeof makeShopper>
