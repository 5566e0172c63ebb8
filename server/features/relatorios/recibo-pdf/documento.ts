import { formatDate, formatInstant } from '../../../kernel/dates.js'
import { writtenCpf } from '../../../kernel/export/export.js'
import { formatMoney } from '../../../kernel/money.js'
import type { Documento } from '../../../kernel/pdf/document.js'
import { nomeDoRecibo, type ReciboRow, valorPorExtenso } from '../../financas/recibo/index.js'
import { dedutivel, secoesDoAno, writtenCnpj } from './ano.js'

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
export function documentoDoRecibo(recibo: ReciboRow, { fusoHorario, nomeEmissor, ...impressao }: Impressao): Documento {
  const { ano, nomePessoa, documento, cnpj, endereco, local, vias, viaEm, canceladoEm, cargo } = recibo
  const valor = formatMoney(recibo.valor)
  const via = viaEm && `${vias}ª via, emitida em ${formatInstant(viaEm, fusoHorario)}`
  return {
    titulo: `${nomeDoRecibo(recibo)}${viaEm ? ` (${vias}ª via)` : ''}`,
    igreja: recibo.nomeIgreja,
    detalhes: [
      ...(canceladoEm
        ? [
            `CANCELADO em ${formatInstant(canceladoEm, fusoHorario)}: ${recibo.motivoCancelamento}. Este ${ano === null ? 'recibo' : 'comprovante'} não vale mais.`,
          ]
        : []),
      ...impressao.avisos,
      ...(ano === null ? [] : [`Contribuições de ${ano}, até ${formatDate(recibo.data)}`]),
      ...(impressao.substitui === null ? [] : [`Substitui o comprovante nº ${impressao.substitui}/${ano}`]),
      ...(cnpj ? [`CNPJ ${writtenCnpj(cnpj)}`] : []),
      ...(endereco ? [endereco] : []),
      `Emitido em ${local ? `${local}, ` : ''}${formatInstant(recibo.emitidoEm, fusoHorario)}${nomeEmissor ? ` por ${nomeEmissor}` : ''}`,
      ...(via ? [via] : []),
    ],
    resumo: [
      { rotulo: ano === null ? 'Valor' : `Total de ${ano}`, texto: valor },
      ...(ano === null
        ? [{ rotulo: recibo.idEntrada === null ? 'Data do dízimo' : 'Data da doação', texto: formatDate(recibo.data) }]
        : [{ rotulo: 'Contribuições', texto: String(recibo.linhas?.length ?? 0) }]),
      ...(recibo.meio ? [{ rotulo: 'Meio', texto: recibo.meio }] : []),
    ],
    secoes: [
      ...(recibo.linhas ? secoesDoAno(recibo.linhas) : []),
      {
        titulo: null,
        texto: [
          paragrafo([
            { texto: 'Recebemos de ' },
            { texto: nomePessoa, negrito: true },
            { texto: `${documento ? `, CPF ${writtenCpf(documento)}` : ''}, a quantia de ` },
            { texto: valor, negrito: true },
            { texto: ` (${valorPorExtenso(recibo.valor)}), a título de ${recibo.finalidade}.` },
          ]),
          paragrafo([{ texto: dedutivel }]),
          // space for a signature
          paragrafo([
            { texto: ['\n\n\n______________________________', recibo.assinante, cargo].filter(Boolean).join('\n') },
          ]),
        ],
      },
      {
        titulo: ano === null ? 'Confira este recibo' : 'Confira este comprovante',
        texto: [paragrafo([{ texto: impressao.conferir }])],
        quadros: impressao.quadros,
        lado: 120,
      },
    ],
    geradoPor: impressao.geradoPor,
    geradoEm: formatInstant(new Date(), fusoHorario),
    paisagem: false,
  }
}

const paragrafo = (trechos: { texto: string; negrito?: boolean }[]) => ({ tipo: 'p' as const, nivel: 0, trechos })
