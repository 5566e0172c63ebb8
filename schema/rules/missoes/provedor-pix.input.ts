import { z } from 'zod'
import { link, oneOf, optional, recordRef, requiredText, text, versao } from '../formats.js'

export const nomesDeBancos = { efi: 'Efí', sicoob: 'Sicoob', inter: 'Inter', outro: 'Outro banco' } as const

/** Where known banks answer. They may be changed, because banks change them. @public for the form */
export const enderecosDeBancos = {
  efi: {
    endereco: 'https://pix.api.efipay.com.br/v2',
    enderecoAcesso: 'https://pix.api.efipay.com.br/oauth/token',
  },
  sicoob: {
    endereco: 'https://api.sicoob.com.br/pix/api/v2',
    enderecoAcesso: 'https://auth.sicoob.com.br/auth/realms/cooperado/protocol/openid-connect/token',
  },
  inter: {
    endereco: 'https://cdpj.partners.bancointer.com.br/pix/v2',
    enderecoAcesso: 'https://cdpj.partners.bancointer.com.br/oauth/v2/token',
  },
} as const

const bancos = ['efi', 'sicoob', 'inter', 'outro'] as const
export type Banco = (typeof bancos)[number]

const endereco = (message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .pipe(link(300))
    .refine((value) => !/[?#]/.test(value), 'Informe o endereço sem ? nem #.')

export const configurarProvedorPixInput = z.object({
  ativo: z.boolean('Informe sim ou não.'),
  banco: oneOf(bancos, 'Escolha o banco.'),
  endereco: endereco('Informe o endereço da API Pix do banco.'),
  enderecoAcesso: endereco('Informe o endereço em que o banco dá o acesso (token).'),
  aplicacao: requiredText(200, 'Informe o Client ID que o banco deu.'),
  /** without it, the present one stays */
  segredo: optional(text(500)),
  /** PKCS #12 as base64; without it, the present one stays */
  certificado: optional(
    z
      .string('Escolha o arquivo do certificado.')
      .max(60_000, 'O arquivo do certificado é grande demais.')
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Escolha o arquivo .p12 ou .pfx que o banco deu.'),
  ),
  senhaCertificado: optional(text(200)),
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
  minhaSenha: z.string('Informe a sua senha atual.').min(1, 'Informe a sua senha atual.').max(200),
  /** of those who sign in in two steps */
  codigo: optional(text(40)),
  versao,
})
