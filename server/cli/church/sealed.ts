import { decrypt, encrypt } from '../../kernel/base/crypto.js'

export interface Keys {
  from: Buffer
  to: Buffer
}

/** The place of a text before and after the change (see encrypt). */
type Places = [from: string, to: string]

/** Encrypts texts again for another key or another place, and counts those that nobody could read before either. */
export class Resealing {
  unreadable = 0

  constructor(private readonly keys: Keys) {}

  text(sealed: string, [from, to]: Places): string {
    if (sealed === '') return sealed
    try {
      return encrypt(this.keys.to, decrypt(this.keys.from, sealed, from), to)
    } catch {
      this.unreadable++
      return sealed
    }
  }
}

/**
 * Columns with encrypted text, and the place to which the text is bound: a place that is the same everywhere, or none.
 */
export const sealedColumns: Record<string, string> = {
  'aparelho.cifrado': 'aparelho',
  'aviso.carta_cifrado': '',
  'credencial.totp_segredo': '',
  'email_saida.texto': '',
  'provedor_pix.aviso_segredo': 'provedor_pix',
  'provedor_pix.certificado_cifrado': 'provedor_pix',
  'provedor_pix.segredo': 'provedor_pix',
  'provedor_pix.senha_cifrado': 'provedor_pix',
  'webhook.segredo': 'webhook',
  'webhook.segredo_anterior': 'webhook',
}

/** The comment of a visit is bound to the church and the visit, also within the audit log. */
export const comment = { table: 'visita_pastoral', column: 'comentario_cifrado' } as const

export const placeOfComment = (church: number, uuid: string): string => `${comment.table}:${church}:${uuid}`
