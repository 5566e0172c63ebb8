import { Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { relatorioInput } from '../../../../../schema/rules/relatorios/relatorio.input'
import { errorText } from '../../../../kernel/apollo'
import paper from '../../../../kernel/paper/paper.module.css'
import { ErrorState, Mark, useDocumentTitle } from '../../../../kernel/ui'
import { tipoDaPagina } from '../urls'
import { type DadosRelatorioQuery, useDadosRelatorioQuery } from './dados.generated'
import styles from './printed.module.css'
import { Section } from './section'

/** The dates, and every filter that a report may have: the server ignores those of other reports. */
const filters = Object.keys(relatorioInput.shape).filter((name) => name !== 'tipo')

/** A report on a blank page, for printing. Same content as its PDF, for the dates and filters in the address. */
export function Component() {
  useDocumentTitle('Relatório')
  const [params] = useSearchParams()
  const tipo = tipoDaPagina(useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '')
  const given = Object.fromEntries(filters.map((name) => [name, params.get(name) || undefined]))
  const { data, error, loading, refetch } = useDadosRelatorioQuery({
    variables: { input: { tipo, ...given } },
    fetchPolicy: 'network-only',
  })
  const printable = params.get('printable')
  return (
    <main className={`${paper.page} ${styles.paper}`}>
      {data ? (
        <Paper dados={data.dadosRelatorio} opens={printable === 'true' || printable === '1'} />
      ) : (
        <>
          <h1 className="visually-hidden">Relatório</h1>
          {error && !loading ? (
            <ErrorState
              text={errorText(error, 'Erro ao gerar o relatório')}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <p role="status">Carregando...</p>
          )}
        </>
      )}
    </main>
  )
}

type PaperProps = { dados: DadosRelatorioQuery['dadosRelatorio']; opens: boolean }

function Paper({ dados, opens }: PaperProps) {
  const { titulo, igreja, logoUrl, detalhes, resumo, secoes, geradoPor, geradoEm } = dados
  useDocumentTitle(titulo)

  const logo = useRef<HTMLImageElement>(null)

  // The browser prints only what is loaded, so printing waits for the logo.
  useEffect(() => {
    if (!opens) return
    const print = () => window.print()
    if (logo.current) logo.current.decode().then(print, print)
    else print()
  }, [opens])

  return (
    <>
      <header className={styles.head}>
        {logoUrl ? <img ref={logo} className={styles.logo} src={logoUrl} alt="" /> : <Mark size={40} />}
        <div>
          <p>{igreja}</p>
          <h1>{titulo}</h1>
          {detalhes.map((detalhe) => (
            <p key={detalhe}>{detalhe}</p>
          ))}
        </div>
        <Button className={paper.screen} icon={<Print />} text="Imprimir" onClick={() => window.print()} />
      </header>
      <dl className={styles.tiles}>
        {resumo.map(({ rotulo, texto }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{texto}</dd>
          </div>
        ))}
      </dl>
      {secoes.map((secao, index) => (
        // The sections of a loaded report never change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Section key={index} secao={secao} label={secao.titulo ?? titulo} />
      ))}
      <p className={styles.foot}>
        Gerado por {geradoPor} em {geradoEm} · Candeia
      </p>
    </>
  )
}
