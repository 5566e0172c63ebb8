import { formatDate } from '../../../../../../schema/rules/dates.js'
import { dataOfCelula } from '../../../relatorio-celula/index.js'
import { figureText, highlight, numberOf, type ReportSource, textOf } from '../fonte.js'

const average = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The cell report, as on its screen. */
export const celulas: ReportSource = async ({ db, idCliente, periodo, hoje, filtros, lesEmail }) => {
  const report = await dataOfCelula({ db, idCliente }, filtros.idCelula ?? 0, periodo, hoje)
  return {
    titulo: `Relatório da célula ${report.celula.nomeCelula}`,
    resumo: [
      highlight('Membros', report.qtdeMembros),
      highlight('Responsável', report.responsavel ?? 'N/A'),
      highlight('Encontros', report.quantidadeEncontros),
      highlight('Média de presentes', average(report.mediaPresentes)),
      highlight('Visitantes', report.totalVisitantes),
    ],
    secoes: [
      {
        titulo: 'Encontros',
        tabela: {
          colunas: [
            textOf('Data', 13),
            textOf('Tema', 40),
            textOf('Local', 25),
            numberOf('Presentes', 11),
            numberOf('Visitantes', 11),
          ],
          grupos: [
            {
              titulo: null,
              linhas: report.encontros.map((row) => [
                formatDate(row.dataEncontro),
                row.temaEstudo ?? 'N/A',
                row.nomeLocal ?? 'N/A',
                figureText(row.qtdePresentes),
                figureText(row.visitantes),
              ]),
              subtotal: null,
            },
          ],
          total: [
            'Total',
            '',
            '',
            figureText(report.encontros.reduce((all, { qtdePresentes }) => all + qtdePresentes, 0)),
            figureText(report.totalVisitantes),
          ],
          vazio: 'Nenhum encontro encontrado.',
        },
      },
      {
        titulo: 'Membros',
        tabela: {
          colunas: [textOf('Nome', 50), textOf('E-mail', 50)],
          grupos: [
            {
              titulo: null,
              linhas: report.membros.map(({ idMembro, name, email }) => [name, (lesEmail(idMembro) && email) || 'N/A']),
              subtotal: null,
            },
          ],
          total: null,
          vazio: 'Nenhum membro encontrado.',
        },
      },
    ],
  }
}
