import { folded } from '../../../kernel/folding.js'
import { cpf } from '../../../kernel/formats.js'

/*
 * What banks write in the text of a movement. The thread that reads files needs it, so it loads nothing else.
 */

/** The words of a bank's text, folded. */
export const palavrasDe = (texto: string): ReadonlySet<string> =>
  new Set(
    folded(texto)
      .replace(/[^a-z]+/g, ' ')
      .split(' '),
  )

const titulos = new Set(
  'pr pra pastor pastora rev reverendo bispo irmao irma ir dr dra sr sra diacono presbitero'.split(' '),
)
const particulas = new Set(['da', 'de', 'do', 'das', 'dos', 'e'])
const operacoes = new Set(
  (
    'pix ted doc tef tev transf transferencia transferida transfer recebido recebida recebimento enviado enviada envio pagamento pagto pgto pago rem des remet dest ' +
    'credito debito cred deb qrcode qrs qr estatico dinamico compra cartao boleto titulo conta contas cta ag agencia banco bco cp em para por pelo pela no na ao com ref ' +
    'deposito dep din lot receb inst instituicao identificado autoatendimento correspondente bancario coop liq cobranca dinheiro especie envelope terminal atm saque caixa lotericas loterica cheque chq outra outro if chave interno interna entre mesma titularidade via app ' +
    'celular mobile internet banking automatico aut doacao dizimo oferta tarifa estorno devolucao devolvido valor lote documento numero id cod codigo cpf cnpj sa'
  ).split(' '),
)

/** A name as it is compared: folded, without titles, particles and digits. */
export const chave = (nome: string): string =>
  folded(nome)
    .replace(/[^a-z ]+/g, ' ')
    .split(' ')
    .filter((word) => word.length > 1 && !titulos.has(word) && !particulas.has(word))
    .join(' ')

/** How banks write a name between other words of theirs; the group is the name. */
const nomeNoTexto = [
  // Nubank: 'Transferência recebida pelo Pix - NAME - •••.123.456-•• - BANK (0001) Agência: 1 Conta: 1-1'
  /transfer[êe]ncia (?:recebida|enviada)(?: pelo pix)? - (.+?) - [•*.\d/-]{6,}/i,
  // Sicoob: 'Recebimento Pix|@NAME|@***.123.456-**'
  /\|@([^|]+)\|@/,
]

/** Counts the changes of `pagadorDo`: what was found by an earlier one is found anew. */
export const regraDosPagadores = 1

/**
 * Who paid or was paid, from the bank's text: without the words of the operation, dates, times and numbers, which change
 * from one payment to the next.
 * @returns at least two words of a name, or else a CPF; null when nothing names somebody: one word may be anybody's
 */
export function pagadorDo(historico: string): string | null {
  const named = nomeNoTexto.flatMap((pattern) => pattern.exec(historico)?.[1] ?? [])[0]
  const plain = (named ?? historico).replace(
    /(?<![A-Za-z0-9])[ED][0-9A-Z]{8}\d{12}[A-Za-z0-9]{11}(?![A-Za-z0-9])/g,
    ' ',
  )
  const words = chave(plain)
    .split(' ')
    .filter((word) => !operacoes.has(word))
  if (words.length > 1) return words.join(' ').slice(0, 80).trim()
  const digits = /(?<!\d)\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/.exec(plain)?.[0].replace(/\D/g, '')
  return digits && cpf().safeParse(digits).success ? digits : null
}

/** The text of a movement that people read: the bank's texts, unless one says all of another. */
export function historicoDe({ nome, memo, detalhe = '' }: { nome: string; memo: string; detalhe?: string }): string {
  const texts = [nome, memo, detalhe].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  const said = texts.filter(
    (text, at) => !texts.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at)),
  )
  return said.join(' · ').slice(0, 500) || 'Sem descrição'
}
