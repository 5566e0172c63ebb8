import { formatDate, formatInstant } from '../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { writtenCpf } from '../../../kernel/transport/export/export.js'
import type { Documento } from '../../../kernel/transport/pdf/document.js'
import { amountInWords, type ReciboRow, reciboName } from '../../financas/recibo/index.js'
import { dedutivel, sectionsOfYear, writtenCnpj } from './ano.js'

interface Impressao {
  fusoHorario: string
  nomeEmissor: string | null
  /** number of the statement that this one replaces */
  substitui: number | null
  /** address of the public check page */
  conferir: string
  quadros: string[]
  /** further lines below the title */
  avisos: readonly string[]
  geradoPor: string
}

/** A receipt on paper: everything that it said when it was issued, and what became of it since. */
export function documentoOfRecibo(recibo: ReciboRow, impressao: Impressao): Documento {
  const { vias, viaEm, cargo } = recibo
  return {
    titulo: `${reciboName(recibo)}${viaEm ? ` (${vias}ª via)` : ''}`,
    igreja: recibo.nomeIgreja,
    detalhes: detalhesDe(recibo, impressao),
    resumo: resumoOf(recibo),
    secoes: [
      ...(recibo.linhas ? sectionsOfYear(recibo.linhas) : []),
      {
        titulo: null,
        texto: [declaracaoDe(recibo), paragrafo([{ texto: dedutivel }])],
        assinantes: [recibo.assinante, cargo].filter((linha): linha is string => Boolean(linha)),
      },
      {
        titulo: recibo.ano === null ? 'Confira este recibo' : 'Confira este comprovante',
        texto: [paragrafo([{ texto: impressao.conferir }])],
        quadros: impressao.quadros,
        lado: 120,
      },
    ],
    geradoPor: impressao.geradoPor,
    geradoEm: formatInstant(new Date(), impressao.fusoHorario),
    paisagem: false,
  }
}

/** The lines below the title. */
function detalhesDe(recibo: ReciboRow, { fusoHorario, nomeEmissor, avisos, substitui }: Impressao): string[] {
  const { ano, cnpj, endereco, local, vias, viaEm, canceladoEm } = recibo
  const instant = (at: Date | string) => formatInstant(at, fusoHorario)
  const cancelado =
    canceladoEm &&
    `CANCELADO em ${instant(canceladoEm)}: ${recibo.motivoCancelamento}. Este ${ano === null ? 'recibo' : 'comprovante'} não vale mais.`
  const issued = `Emitido em ${local ? `${local}, ` : ''}${instant(recibo.emitidoEm)}${nomeEmissor ? ` por ${nomeEmissor}` : ''}`
  return [
    cancelado,
    ...avisos,
    ano !== null && `Contribuições de ${ano}, até ${formatDate(recibo.data)}`,
    substitui !== null && `Substitui o comprovante nº ${substitui}/${ano}`,
    cnpj && `CNPJ ${writtenCnpj(cnpj)}`,
    endereco,
    issued,
    viaEm && `${vias}ª via, emitida em ${instant(viaEm)}`,
  ].filter((linha): linha is string => Boolean(linha))
}

function resumoOf(recibo: ReciboRow): Documento['resumo'] {
  const { ano, idEntrada, meio } = recibo
  const valor = formatMoney(recibo.valor)
  const doAno = [
    { rotulo: `Total de ${ano}`, texto: valor },
    { rotulo: 'Contribuições', texto: String(recibo.linhas?.length ?? 0) },
  ]
  const deUma = [
    { rotulo: 'Valor', texto: valor },
    { rotulo: idEntrada === null ? 'Data do dízimo' : 'Data da doação', texto: formatDate(recibo.data) },
  ]
  return [...(ano === null ? deUma : doAno), ...(meio ? [{ rotulo: 'Meio', texto: meio }] : [])]
}

/** 'Recebemos de ... a quantia de ...' */
const declaracaoDe = ({ nomePessoa, documento, valor, finalidade }: ReciboRow) =>
  paragrafo([
    { texto: 'Recebemos de ' },
    { texto: nomePessoa, negrito: true },
    { texto: `${documento ? `, CPF ${writtenCpf(documento)}` : ''}, a quantia de ` },
    { texto: formatMoney(valor), negrito: true },
    { texto: ` (${amountInWords(valor)}), a título de ${finalidade}.` },
  ])

const paragrafo = (trechos: { texto: string; negrito?: boolean }[]) => ({ tipo: 'p' as const, nivel: 0, trechos })
