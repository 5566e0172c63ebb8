import { LockMode } from '@mikro-orm/core'
import { generateSecret, generateURI } from 'otplib'
import { z } from 'zod'
import { decrypt, encrypt } from '../../../kernel/base/crypto.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { useCase } from '../../../kernel/work/use-case.js'
import {
  Credencial,
  confirmAgainIn,
  endSessions,
  hashRecoveryCode,
  newRecoveryCodes,
  sealedCase,
  sessionOnly,
  setupTries,
  totpStep,
} from '../sessao/index.js'

const password = z.string('Informe a senha atual.').min(1, 'Informe a senha atual.').max(200)
const passwordInput = z.object({ password })
const codeInput = z.object({ codigo: z.string('Informe o código.').trim().min(1, 'Informe o código.').max(40) })

const wrongCode = () => invalid({ codigo: 'Código de verificação incorreto.' })

const alreadyActive = () => conflict('A verificação em duas etapas já está ativa.')

async function refuseActive(ctx: Context): Promise<void> {
  const { id, idCliente } = sessionOnly(ctx)
  const work = { ...(await ctx.read()), idCliente }
  const own = await from(work, 'credencial').select('totpAtivoEm').where('idUsuario', '=', id).executeTakeFirst()
  if (own?.totpAtivoEm) throw alreadyActive()
}

/** The current user's credential, locked until the transaction ends. */
const ownCredential = ({ em, ctx }: Writing & { ctx: Context }) => {
  const { id, idCliente } = sessionOnly(ctx)
  return em.findOneOrFail(Credencial, { idUsuario: id, idCliente }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/** The data that a person needs to set up the authenticator app. */
export interface Preparation {
  segredo: string
  uri: string
}

/** Creates a new secret. It becomes active only when a code of it was entered (ativarDoisFatores). */
export const prepararDoisFatores = sealedCase<typeof passwordInput, Preparation>(
  useCase({
    action: 'eu.escrever',
    sessionOnly: true,
    input: passwordInput,
    async prepare(ctx, input) {
      await refuseActive(ctx)
      await confirmAgainIn(ctx, 'password', input)
    },
    async run(work) {
      const { id, name } = sessionOnly(work.ctx)
      const { secretKey } = work.ctx.services
      const credencial = await ownCredential(work)
      if (credencial.totpAtivoEm) throw alreadyActive()
      const segredo = generateSecret()
      Object.assign(credencial, { totpSegredo: encrypt(secretKey, segredo), totpUltimoPasso: 0 })
      const { email } = await from(work, 'usuario').select('email').where('id', '=', id).executeTakeFirstOrThrow()
      const uri = generateURI({ issuer: 'Candeia', label: email ?? name, secret: segredo })
      return encrypt(secretKey, JSON.stringify({ segredo, uri } satisfies Preparation))
    },
  }),
)

/**
 * Enables two-step sign-in.
 * @returns the recovery codes, which are shown only once
 */
export const ativarDoisFatores = sealedCase<typeof codeInput, string[]>(
  useCase({
    action: 'eu.escrever',
    sessionOnly: true,
    input: codeInput,
    prepare: (ctx) => setupTries(ctx, sessionOnly(ctx).id).take(),
    async run(work, { codigo }) {
      const { secretKey } = work.ctx.services
      const credencial = await ownCredential(work)
      if (credencial.totpAtivoEm) throw alreadyActive()
      if (!credencial.totpSegredo) throw conflict('Comece pela leitura do código QR.')
      const secret = decrypt(secretKey, credencial.totpSegredo)
      const step = await totpStep(secret, codigo.replace(/\s/g, ''), credencial.totpUltimoPasso)
      if (step === undefined) throw wrongCode()
      const codes = newRecoveryCodes()
      Object.assign(credencial, {
        totpAtivoEm: new Date(),
        totpUltimoPasso: step,
        codigosRecuperacao: codes.map(hashRecoveryCode),
      })
      // earlier sessions were opened with the password alone
      await endSessions(work, credencial.idUsuario, sessionOnly(work.ctx).sessao)
      await auditEvent(work, 'doisFatores.ativar', credencial.idUsuario)
      return encrypt(secretKey, JSON.stringify(codes))
    },
  }),
)

/** Disables two-step sign-in. It needs the password and a code, which cannot be used again. */
export const desativarDoisFatores = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: codeInput.extend({ password }),
  async prepare(ctx, input) {
    if (!(await confirmAgainIn(ctx, 'password', input))) throw conflict('A verificação em duas etapas não está ativa.')
  },
  async run(work) {
    const credencial = await ownCredential(work)
    Object.assign(credencial, { totpSegredo: null, totpAtivoEm: null, totpUltimoPasso: 0, codigosRecuperacao: null })
    await auditEvent(work, 'doisFatores.desativar', credencial.idUsuario)
    return { message: 'A verificação em duas etapas foi desativada.' }
  },
})
