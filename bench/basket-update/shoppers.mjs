import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { pauseBefore } from '../../apps/web/src/checkout/wait-for-payment.ts'
import { clients } from '../lib.mjs'

const checkout = '/api/commerce/checkout/dk-shop/en-gb'
const shop = '/api/commerce/dk-shop/en-gb'
const billing = {
  fullName: 'Ada Bench',
  line1: 'Nørregade 3',
  postalCode: '8000',
  city: 'Aarhus',
  country: 'DK',
}
/**
 * Sends customers through the whole checkout for some seconds, as many at once as `clients`: each has a basket of its own,
 * makes every call in their name that the pages of the shop make, pays by the sandbox's card form, looks after the payment
 * as often as its page does, and is done when the shop says that it is paid, which only the sandbox's signed event can bring
 * about.
 *
 * @param {{ url: string, nextCustomer: () => string, nextItem: () => string, seconds?: number }} what
 */
export async function loadCheckouts({ url, nextCustomer, nextItem, seconds = 6 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * clients })
  const times = []
  let failures = 0
  const begin = performance.now()
  const isOver = () => performance.now() - begin > seconds * 1000
  const shopper = async () => {
    while (!isOver()) {
      const start = performance.now()
      try {
        await buy(agent, url, nextCustomer(), nextItem())
        times.push(performance.now() - start)
      } catch (error) {
        failures += 1
        if (failures === 1) console.error(error)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, shopper))
  const took = (performance.now() - begin) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
  return {
    perSecond: times.length / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: 0,
    failures,
    times,
  }
}

/** In the order in which a signed-in customer's pages ask: what a page shows, then what its button sends. */
async function buy(agent, url, customer, stockItemId) {
  const headers = { authorization: `Bearer ${customer}`, 'x-treatment-country': 'DK' }
  const call = (method, path, body, expected) => send(agent, `${url}${path}`, method, headers, body, expected)
  await call('POST', `${shop}/basket`, { lineHandlingType: 'strawDelivery', stockItemId, quantity: 2 })
  await call('GET', `/api/commerce/getbasketsummary/dk-shop/en-gb/basket`)
  // The basket's page looks how far an earlier walk came; there was none.
  await call('GET', `${checkout}/getordersummary`, undefined, 422)
  await call('GET', `${shop}/basket/submit`)
  await call('GET', `${checkout}/getcheckoutaddressinformation`)
  await Promise.all([
    // Nothing was kept yet.
    call('GET', `/api/users/${customer}/Billing`, undefined, 404),
    call('GET', `/api/users/${customer}/Delivery`, undefined, 404),
  ])
  const address = { isClinicDelivery: false, clinicId: null, delivery: billing, billing }
  await call('POST', `${checkout}/updatecheckoutaddressinformation`, address)
  const { days } = await call('GET', `${checkout}/getcheckoutshippinginformation`)
  const day = days.find((one) => one.methods.includes('nitrogenTank'))
  await call('POST', `${checkout}/setshippingdate`, { method: 'nitrogenTank', dispatchOn: day.date })
  await call('GET', `${checkout}/submitshippingtab`)
  await call('GET', `${checkout}/getordersummary`)
  await call('POST', `${checkout}/submitordersummarytab`, { acceptsTerms: true, acceptsPrivacy: true })
  await call('GET', `${checkout}/getcheckoutpaymentinformation`)
  const { orderNumber, redirectUrl } = await call('POST', `${checkout}/startcardpayment`)
  await send(agent, redirectUrl, 'GET', {})
  const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/40', code: '123' })
  await send(agent, redirectUrl, 'POST', {}, card, 303)
  for (let looks = 0; ; looks++) {
    const path = `${checkout}/getpaymentsuccessfulpagedetails?orderNumber=${orderNumber}`
    if ((await call('GET', path)).state === 'paid') return
    const pause = pauseBefore(looks)
    if (pause === null) throw new Error(`The order ${orderNumber} was not paid in time`)
    await wait(pause)
  }
}

function send(agent, address, method, headers, body, expected = 200) {
  const isForm = body instanceof URLSearchParams
  const text = body === undefined ? undefined : isForm ? body.toString() : JSON.stringify(body)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const sized = text === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, method, headers: { ...headers, ...sized } }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const got = Buffer.concat(parts).toString()
        const isJson = answer.headers['content-type']?.startsWith('application/json')
        if (answer.statusCode === expected) resolve(isJson ? JSON.parse(got) : undefined)
        else reject(new Error(`${method} ${address} answered ${answer.statusCode}: ${got.slice(0, 300)}`))
      })
    })
    asked.on('error', reject)
    asked.end(text)
  })
}
