import { formatDate } from '../../../kernel/dates.js'
import { writtenCpf } from '../../../kernel/export/export.js'
import { formatMoney } from '../../../kernel/money.js'
import type { Documento, Tabela } from '../../../kernel/pdf/document.js'
import { meiosDizimo } from '../../financas/dizimo/index.js'
import { nomeDoMes } from '../../financas/lancamento/index.js'
import type { Comprovante } from '../../missoes/contribuicao/index.js'

/** The law knows no deduction of gifts to a church, so that no statement may look like a receipt for it. */
const dedutivel = 'Dízimos e ofertas não são dedutíveis do imposto de renda.'

/** What a person gave in a year: by month, then one by one. */
export function documentoDoAno(comprovante: Comprovante, geradoEm: string): Documento {
  const { ano, name, cpf, nomeIgreja, cnpj, soma, linhas } = comprovante
  return {
    titulo: `Contribuições de ${ano}`,
    igreja: nomeIgreja,
    detalhes: [
      `De ${name}${cpf ? `, CPF ${writtenCpf(cpf)}` : ''}`,
      ...(cnpj ? [`Recebidas por ${nomeIgreja}, CNPJ ${writtenCnpj(cnpj)}`] : []),
    ],
    resumo: [
      { rotulo: `Total de ${ano}`, texto: formatMoney(soma) },
      { rotulo: 'Contribuições', texto: String(linhas.length) },
    ],
    secoes: [
      { titulo: 'Por mês', tabela: porMes(comprovante) },
      { titulo: 'Uma a uma', tabela: umaAUma(comprovante) },
      { titulo: null, texto: [{ tipo: 'p', nivel: 0, trechos: [{ texto: dedutivel }] }] },
    ],
    geradoPor: name,
    geradoEm,
    paisagem: false,
  }
}

function porMes({ meses, soma }: Comprovante): Tabela {
  const linhas = meses.map(({ mes, dizimos, doacoes, soma, quantidade }) => [
    nomeDoMes(mes),
    String(quantidade),
    ...[dizimos, doacoes, soma].map(formatMoney),
  ])
  return {
    colunas: [
      { titulo: 'Mês', peso: 4, numero: false },
      { titulo: 'Contribuições', peso: 3, numero: true },
      { titulo: 'Dízimos', peso: 3, numero: true },
      { titulo: 'Doações', peso: 3, numero: true },
      { titulo: 'Total', peso: 3, numero: true },
    ],
    grupos: [{ titulo: null, linhas, subtotal: null }],
    total: ['Total', '', '', '', formatMoney(soma)],
    vazio: '',
  }
}

function umaAUma({ linhas, soma }: Comprovante): Tabela {
  return {
    colunas: [
      { titulo: 'Data', peso: 2, numero: false },
      { titulo: 'Finalidade', peso: 5, numero: false },
      { titulo: 'Meio', peso: 3, numero: false },
      { titulo: 'Recibo nº', peso: 2, numero: true },
      { titulo: 'Valor', peso: 3, numero: true },
    ],
    grupos: [
      {
        titulo: null,
        linhas: linhas.map(({ data, nomeCampanha, meioDizimo, numeroRecibo, valor }) => [
          formatDate(data),
          nomeCampanha ?? 'Dízimo',
          meiosDizimo[meioDizimo ?? ''] ?? '',
          numeroRecibo === null ? '' : String(numeroRecibo),
          formatMoney(valor),
        ]),
        subtotal: null,
      },
    ],
    total: ['Total', '', '', '', formatMoney(soma)],
    vazio: '',
  }
}

const writtenCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
