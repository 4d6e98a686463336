import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Asked = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A device that keeps one passkey, as WebAuthn describes it (ES256, no attestation). Flags and counter can be bent. */
export class Device {
  readonly id = randomBytes(32)
  counter = 0
  /** User present, and checked by face, finger or PIN. */
  flags = 0x05
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private userHandle = 'nobody'

  constructor(private readonly origin: string) {}

  /** The answer to `options` of a registration. */
  make(options: Asked) {
    this.userHandle = options.user?.id ?? ''
    const jwk = this.keys.publicKey.export({ format: 'jwk' })
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(jwk.x ?? '', 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(jwk.y ?? '', 'base64url'),
    ])
    const kept = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose])
    const data = Buffer.concat([this.describe(options.rp?.id ?? '', 0x40), kept])
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ])
    return {
      ...this.head(),
      response: {
        clientDataJSON: base64url(this.sayWhat('webauthn.create', options.challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal' as const],
      },
    }
  }

  /** The answer to `options` of a sign-in. */
  answer(options: Asked) {
    const client = this.sayWhat('webauthn.get', options.challenge)
    const data = this.describe(options.rpId ?? '', 0)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey)
    return {
      ...this.head(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: this.userHandle,
      },
    }
  }

  private head() {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  private describe(site: string, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(site), Buffer.from([this.flags | more]), counter])
  }

  private sayWhat(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }
}
