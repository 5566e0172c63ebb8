import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { DateText, ErrorState, PageSpinner } from '../../../kernel/ui'
import { Card } from './card'
import styles from './home.module.css'
import { usePainelPlataformaQuery } from './plataforma.generated'

const igrejas = '/dashboard/igrejas'
const tarefas = '/dashboard/tarefas'
const emails = '/dashboard/emails'

/** The start page of the platform's administrator: churches, failures, e-mails and load, but nothing about people. */
export function Plataforma() {
  const { data, error, refetch } = usePainelPlataformaQuery({ fetchPolicy: 'cache-and-network' })
  if (!data) {
    if (!error) return <PageSpinner />
    const text = errorText(error, 'Não foi possível buscar a página inicial.')
    return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
  }
  const { plataforma: painel } = data
  return (
    <div className={styles.parts}>
      <Figures
        label="Igrejas"
        of={[
          ['Igrejas', painel.igrejas, igrejas],
          ['Em uso nos últimos 7 dias', painel.igrejasEmUso, igrejas],
          ['Novas em 30 dias', painel.igrejasNovas, igrejas],
          ['Suspensas', painel.igrejasSuspensas, `${igrejas}?situacao=suspensa`],
          ['Encerrando', painel.igrejasEncerrando, `${igrejas}?situacao=encerrando`],
        ]}
      />
      <Figures
        label="Falhas e e-mails"
        of={[
          ['Tarefas com falha', painel.tarefasComFalha, tarefas],
          ['Tarefas esperando', painel.tarefasEsperando, tarefas],
          ['E-mails em 24 horas', painel.cartasEnviadas, emails],
          ['E-mails esperando', painel.cartasEsperando, emails],
          ['E-mails com falha em 7 dias', painel.cartasComFalha, emails],
        ]}
      />
      <div className={styles.cards}>
        <Card title="Igrejas mais novas" to={igrejas} more="Igrejas">
          <dl className={styles.facts}>
            {data.igrejas.nodes.map(({ id, nome, createdAt }) => (
              <div key={id}>
                <dt>{nome}</dt>
                <dd>
                  <DateText value={createdAt} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title="Carga" to={tarefas} more="Tarefas">
          <dl className={styles.facts}>
            <Fact term="Processadores no último minuto">{painel.carga}%</Fact>
            <Fact term="Memória do processo">{painel.memoria} MB</Fact>
            <Fact term="Conexões com o banco">{painel.conexoes}</Fact>
            <Fact term="Tamanho do banco">{painel.banco} MB</Fact>
            <Fact term="No ar desde">
              <DateText value={painel.desde} />
            </Fact>
            <Fact term="Última cópia de segurança">
              {painel.ultimaCopia ? <DateText value={painel.ultimaCopia} /> : 'Nenhuma'}
            </Fact>
            {painel.esperandoDesde && (
              <Fact term="Tarefa mais antiga na fila">
                <DateText value={painel.esperandoDesde} />
              </Fact>
            )}
          </dl>
        </Card>
      </div>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Key figures; each links to the list that it counts. */
function Figures({ label, of }: { label: string; of: readonly [text: string, count: number, to: string][] }) {
  return (
    <section aria-label={label} className={`${styles.figures} ${styles.platform}`}>
      {of.map(([text, count, to]) => (
        <Link key={text} to={to} className={styles.figure}>
          <span>{text}</span>
          <strong>{count.toLocaleString('pt-BR')}</strong>
        </Link>
      ))}
    </section>
  )
}
