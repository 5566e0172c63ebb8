import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DetailCard } from '../../../../kernel/detail'
import { Pager, toPage } from '../../../../kernel/list'
import { DateText, ErrorState, StatusDot } from '../../../../kernel/ui'
import { importacaoUrls } from '../urls'
import styles from './import.module.css'
import type { ImportacoesQuery } from './importacao.generated'
import { useImportacoesQuery } from './importacao.generated'
import { useUndo } from './undo'

type Row = ImportacoesQuery['importacoes']['nodes'][number]

/** All imports of the church, each with an undo button while it can still be undone. */
export function History() {
  const [place, setPlace] = useState(1)
  const [size, setSize] = useState(20)
  const variables = { first: size, after: place > 1 ? String((place - 1) * size) : undefined }
  const result = useImportacoesQuery({ variables, fetchPolicy: 'cache-and-network' })
  const page = toPage(result, (data) => data.importacoes)
  const { undo, undoing } = useUndo()
  if (page.failed && !page.rows)
    return <ErrorState text="Não foi possível buscar as importações." onRetry={page.retry} />
  if (!page.rows?.length) return null
  return (
    <DetailCard title="Importações anteriores">
      <div className={styles.scroll}>
        <table className={styles.rows} aria-label="Importações anteriores" aria-busy={page.loading}>
          <thead>
            <tr>
              <th>Arquivo</th>
              <th>Enviado em</th>
              <th>Pessoas</th>
              <th>Situação</th>
              <th>Ações</th>
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) => (
              <tr key={row.id}>
                <td data-label="Arquivo">
                  <Link to={importacaoUrls.preview(row.id)}>{row.nomeArquivo}</Link>
                </td>
                <td data-label="Enviado em">
                  <DateText value={row.createdAt} />
                </td>
                <td data-label="Pessoas">{row.gravadas ?? '-'}</td>
                <td data-label="Situação">{situacao(row)}</td>
                <td data-label="Ações">
                  {row.acoesPermitidas.includes('desfazer') ? (
                    <Button
                      size="small"
                      variant="outlined"
                      text="Desfazer"
                      aria-label={`Desfazer a importação de ${row.nomeArquivo}`}
                      loading={undoing}
                      onClick={() => undo(row.id)}
                    />
                  ) : (
                    '-'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager list={{ page: place, size, goTo: setPlace, resize: setSize }} page={page} />
    </DetailCard>
  )
}

function situacao({ situacao: state, desfeitas }: Row) {
  if (state === 'gravada') return <StatusDot color="success" text="Gravada" />
  if (state === 'previa') return <StatusDot color="warning" text="Não gravada" />
  return (
    <StatusDot color="neutral" text={`Desfeita (${desfeitas === 1 ? '1 retirada' : `${desfeitas ?? 0} retiradas`})`} />
  )
}
