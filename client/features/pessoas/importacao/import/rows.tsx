import { Button, ButtonGroup } from '@blueprintjs/core'
import { useState } from 'react'
import { DetailCard } from '../../../../kernel/detail'
import { Pager, toPage } from '../../../../kernel/list'
import { ErrorState, Skeleton, StatusDot } from '../../../../kernel/ui'
import { fileText, labelOf, shownValue } from './campos'
import styles from './import.module.css'
import type { ImportacaoLinhasQuery, ImportacaoPreviaFragment } from './importacao.generated'
import { useImportacaoLinhasQuery } from './importacao.generated'

const situacoes = {
  valida: <StatusDot color="success" text="Pronta" />,
  erro: <StatusDot color="danger" text="Com erro" />,
  duplicada: <StatusDot color="warning" text="Duplicada" />,
}

type Row = ImportacaoLinhasQuery['importacao']['linhas']['nodes'][number]

/** What the row would write into the field; in a row with an error, the text of the file. */
function valueIn({ dados, situacao }: Row, campo: string): string | undefined {
  const texto = dados.find((each) => each.campo === campo)?.texto
  if (texto === undefined) return undefined
  return situacao === 'erro' ? fileText(campo, texto) : shownValue(campo, texto)
}

/**
 * The rows of the file with everything that they would write, one page at a time, with a filter for rows that have
 * problems.
 */
export function Rows({ importacao }: { importacao: ImportacaoPreviaFragment }) {
  const [somente, setSomente] = useState<string>()
  const [place, setPlace] = useState(1)
  const [size, setSize] = useState(20)
  const variables = {
    id: String(importacao.id),
    first: size,
    after: place > 1 ? String((place - 1) * size) : undefined,
    somente,
  }
  const page = toPage(useImportacaoLinhasQuery({ variables }), (data) => data.importacao.linhas)
  const show = (situacao: string | undefined) => {
    setSomente(situacao)
    setPlace(1)
  }
  const campos = [...new Set(importacao.mapeamento.flatMap(({ campo }) => campo ?? []))]
  const tabs = [
    { situacao: undefined, text: `Todas (${importacao.totalLinhas})` },
    { situacao: 'erro', text: `Com erro (${importacao.comErro})` },
    { situacao: 'duplicada', text: `Duplicadas (${importacao.duplicadas})` },
    { situacao: 'aviso', text: 'Com aviso' },
  ]

  return (
    <DetailCard title="Linhas">
      <ButtonGroup className={styles.tabs}>
        {tabs.map(({ situacao, text }) => (
          <Button
            key={text}
            text={text}
            active={somente === situacao}
            aria-pressed={somente === situacao}
            onClick={() => show(situacao)}
          />
        ))}
      </ButtonGroup>
      {page.failed && <ErrorState text="Não foi possível carregar as linhas." onRetry={page.retry} />}
      {page.rows?.length === 0 && !page.loading && <p className={styles.note}>Nenhuma linha aqui.</p>}
      {!page.rows && !page.failed && <Skeleton width="100%" height={160} />}
      {page.rows && page.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the columns of a wide file
        <section className={styles.scroll} aria-label="Dados das linhas" tabIndex={0}>
          <table className={styles.rows} aria-label="Linhas do arquivo" aria-busy={page.loading}>
            <thead>
              <tr>
                <th>Linha</th>
                <th>Status</th>
                <th>Problemas</th>
                {campos.map((campo) => (
                  <th key={campo}>{labelOf(campo)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {page.rows.map((row) => (
                <tr key={row.numero}>
                  <td data-label="Linha">{row.numero}</td>
                  <td data-label="Status">{situacoes[row.situacao as keyof typeof situacoes] ?? row.situacao}</td>
                  <td data-label="Problemas">{[...row.erros, ...row.avisos].join(' ') || '-'}</td>
                  {campos.map((campo) => (
                    <td key={campo} data-label={labelOf(campo)} data-empty={valueIn(row, campo) === undefined}>
                      {valueIn(row, campo) ?? '-'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Pager list={{ page: place, size, goTo: setPlace, resize: setSize }} page={page} />
    </DetailCard>
  )
}
