import { generateSecret, generateURI } from 'otplib'
import { toDataURL } from 'qrcode'
import { z } from 'zod'
import { auditEvent } from '../../../kernel/audit.js'
import { decrypt, encrypt } from '../../../kernel/crypto.js'
import { conflict, invalid } from '../../../kernel/errors.js'
import { useCase } from '../../../kernel/use-case.js'
import {
  codeTries,
  confirmPassword,
  hashRecoveryCode,
  newRecoveryCodes,
  sealedCase,
  sessionOnly,
  totpStep,
  useSecondFactor,
} from '../sessao/index.js'
import { lerSegundoFator, mudarSegundoFator, segundoFatorParaMudar } from './dois-fatores.queries.js'

const passwordInput = z.object({ password: z.string('Informe a senha.').max(200) })
const codeInput = z.object({ codigo: z.string('Informe o código.').trim().max(40) })

const wrongCode = () => invalid({ codigo: 'Código de verificação incorreto.' })
const alreadyOn = () => conflict('A verificação em duas etapas já está ativa.')

interface Preparation {
  segredo: string
  uri: string
  qrCode: string
}

/** Makes a new secret, which protects nothing until a code of it was typed (ativarDoisFatores). */
export const prepararDoisFatores = sealedCase<typeof passwordInput, Preparation>(
  useCase({
    action: 'eu.escrever',
    input: passwordInput,
    prepare: (ctx, { password }) => confirmPassword(ctx, 'password', password),
    async run(work) {
      const { id, name, idCliente } = sessionOnly(work.ctx)
      const { secretKey } = work.ctx.services
      if ((await segundoFatorParaMudar(work, id, idCliente))?.totpAtivoEm) throw alreadyOn()
      const segredo = generateSecret()
      await mudarSegundoFator(work, id, idCliente, {
        totpSegredo: encrypt(secretKey, segredo),
        codigosRecuperacao: null,
      })
      const uri = generateURI({ issuer: 'Candeia', label: name, secret: segredo })
      const qrCode = await toDataURL(uri, { margin: 1, width: 240 })
      return encrypt(secretKey, JSON.stringify({ segredo, uri, qrCode }))
    },
  }),
)

/** Switches it on with a first code. Answers the recovery codes, which are shown once. */
export const ativarDoisFatores = sealedCase<typeof codeInput, string[]>(
  useCase({
    action: 'eu.escrever',
    input: codeInput,
    /** the code is checked, and a wrong one counted, outside the transaction that a wrong one would roll back */
    async prepare(ctx, { codigo }) {
      const { id, idCliente } = sessionOnly(ctx)
      const tries = codeTries(ctx, id)
      await tries.check()
      const factor = await lerSegundoFator(await ctx.read(), id, idCliente)
      await ctx.endReading()
      if (factor?.totpAtivoEm) throw alreadyOn()
      if (!factor?.totpSegredo) throw conflict('Comece pela leitura do código QR.')
      const secret = decrypt(ctx.services.secretKey, factor.totpSegredo)
      const step = await totpStep(secret, codigo.replace(/\s/g, ''), factor.totpUltimoPasso)
      if (step !== undefined) return { step, totpSegredo: factor.totpSegredo }
      await tries.failed()
      throw wrongCode()
    },
    async run(work, _input, { step, totpSegredo }) {
      const { id, idCliente } = sessionOnly(work.ctx)
      const factor = await segundoFatorParaMudar(work, id, idCliente)
      // two requests with one code: the first one has it; a secret made meanwhile needs a code of its own
      if (!factor || factor.totpAtivoEm || factor.totpSegredo !== totpSegredo) throw alreadyOn()
      const codes = newRecoveryCodes()
      await mudarSegundoFator(work, id, idCliente, {
        totpAtivoEm: new Date(),
        totpUltimoPasso: step,
        codigosRecuperacao: codes.map(hashRecoveryCode),
      })
      await auditEvent(work, 'doisFatores.ativar', id)
      return encrypt(work.ctx.services.secretKey, JSON.stringify(codes))
    },
  }),
)

export const desativarDoisFatores = useCase({
  action: 'eu.escrever',
  input: passwordInput.extend(codeInput.shape),
  async prepare(ctx, { password, codigo }) {
    const { id, idCliente } = sessionOnly(ctx)
    await confirmPassword(ctx, 'password', password)
    const tries = codeTries(ctx, id)
    await tries.check()
    const factor = await lerSegundoFator(await ctx.read(), id, idCliente)
    await ctx.endReading()
    if (!factor?.totpAtivoEm) throw conflict('A verificação em duas etapas não está ativa.')
    if (await useSecondFactor(ctx, factor, codigo)) return
    await tries.failed()
    throw wrongCode()
  },
  async run(work) {
    const { id, idCliente } = sessionOnly(work.ctx)
    await mudarSegundoFator(work, id, idCliente, { totpSegredo: null, totpAtivoEm: null, codigosRecuperacao: null })
    await auditEvent(work, 'doisFatores.desativar', id)
    return { message: 'A verificação em duas etapas foi desativada.' }
  },
})
