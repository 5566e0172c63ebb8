import { Button } from '@blueprintjs/core'
import { ArrowLeft, Print } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import paper from '../../../../kernel/paper/paper.module.css'
import { LoadFailed } from '../../../../kernel/record'
import { PageSpinner, useDocumentTitle } from '../../../../kernel/ui'
import { batismoUrls } from '../urls'
import { type CertificadoBatismoQuery, useCertificadoBatismoQuery } from './certificado.generated'
import styles from './certificado.module.css'

const title = 'Certificado de batismo'

/** The certificate of a baptism on a blank page, for printing. */
export function Component() {
  useDocumentTitle(title)
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data, error, refetch } = useCertificadoBatismoQuery({ variables: { id }, fetchPolicy: 'network-only' })
  return (
    <main className={`${paper.page} ${styles.page}`}>
      <div className={paper.tools}>
        <Button variant="minimal" icon={<ArrowLeft />} text="Batismos" onClick={() => navigate(batismoUrls.list)} />
        {data && <Button intent="primary" icon={<Print />} text="Imprimir" onClick={() => window.print()} />}
      </div>
      {data ? (
        <Paper certificado={data.certificadoBatismo} />
      ) : error ? (
        <>
          <h1 className="visually-hidden">{title}</h1>
          <LoadFailed
            error={error}
            text="Não foi possível carregar o certificado."
            onRetry={refetch}
            list={batismoUrls.list}
          />
        </>
      ) : (
        <PageSpinner />
      )}
    </main>
  )
}

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

type Props = { certificado: CertificadoBatismoQuery['certificadoBatismo'] }

function Paper({ certificado }: Props) {
  const { nomeIgreja, logoUrl, local, nomeBatizando, nomePastor, dataBatismo } = certificado
  return (
    <article className={`${paper.paper} ${styles.paper}`}>
      <div className={styles.frame}>
        {logoUrl && <img className={styles.logo} src={logoUrl} alt="" />}
        <p className={styles.church}>{nomeIgreja}</p>
        {local && <p className={styles.place}>{local}</p>}
        <h1>{title}</h1>
        <p className={styles.text}>Certificamos, com alegria, que</p>
        <p className={styles.name}>{nomeBatizando}</p>
        <p className={styles.text}>
          recebeu o batismo no dia{' '}
          <time dateTime={dataBatismo}>{longDate.format(new Date(`${dataBatismo}T12:00:00Z`))}</time>
          {local && `, em ${local}`}.
        </p>
        <p className={styles.verse}>“Um só Senhor, uma só fé, um só batismo.” Efésios 4.5</p>
        <p className={styles.signature}>
          {nomePastor}
          <span>Pastor</span>
        </p>
      </div>
    </article>
  )
}
