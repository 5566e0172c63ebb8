import { Button } from '@blueprintjs/core'
import { ArrowRight } from '@blueprintjs/icons'
import { type ComponentType, useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useLeaveGuard } from '../../../../kernel/form'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import { Acessos } from './acessos'
import { Agenda } from './agenda'
import { Celulas } from './celulas'
import { Contas } from './contas'
import { DadosDaIgreja } from './dados-da-igreja'
import { Departamentos } from './departamentos'
import { Financas } from './financas'
import { LinkButton } from './link-button'
import { Pessoas } from './pessoas'
import { type PrimeirosPassosQuery, usePrimeirosPassosQuery } from './primeiros-passos.generated'
import styles from './primeiros-passos.module.css'
import type { StepProps } from './sheet'
import { Step } from './step'
import { passoTexts } from './titulos'
import { Uso } from './uso'

const panels: Readonly<Record<string, ComponentType<StepProps>>> = {
  igreja: DadosDaIgreja,
  uso: Uso,
  pessoas: Pessoas,
  celulas: Celulas,
  departamentos: Departamentos,
  acessos: Acessos,
  agenda: Agenda,
  contas: Contas,
  financas: Financas,
}

/** The guided start of a new church: each step with its form in place. */
export function Component() {
  const { data, error, refetch } = usePrimeirosPassosQuery()
  const passos = data?.primeirosPassos
  const done = passos?.filter(({ feito }) => feito).length
  const again = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <>
      <PageHeader
        title="Primeiros passos"
        crumbs={[{ text: 'Início', to: igrejaUrls.home }]}
        description={
          passos &&
          (done === passos.length
            ? 'Todos os passos foram dados. Bom trabalho!'
            : `${done} de ${passos.length} feitos. Pare quando quiser: o que foi salvo fica, e a página volta a este ponto.`)
        }
      />
      {passos ? (
        <Steps passos={passos} onSaved={again} />
      ) : error ? (
        <ErrorState text={errorText(error, 'Não foi possível buscar os primeiros passos.')} onRetry={again} />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}

type Props = { passos: PrimeirosPassosQuery['primeirosPassos']; onSaved: () => void }

function Steps({ passos, onSaved }: Props) {
  const [params] = useSearchParams()
  const [open, setOpen] = useState(() => params.get('passo') ?? passos.find(({ feito }) => !feito)?.passo)
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const headings = useRef(new Map<string, HTMLButtonElement>())
  useLeaveGuard(dirty.size > 0)
  // Stable functions, one for each step, because steps use them as effect dependencies.
  const tell = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(panels).map((passo) => [
          passo,
          (is: boolean) =>
            setDirty((before) => new Set(is ? [...before, passo] : [...before].filter((each) => each !== passo))),
        ]),
      ),
    [],
  )
  const known = passos.flatMap(({ passo, feito }) => {
    const [texts, Panel, onDirty] = [passoTexts[passo], panels[passo], tell[passo]]
    return texts && Panel && onDirty ? [{ passo, feito, ...texts, Panel, onDirty }] : []
  })
  const goTo = (passo: string) => {
    setOpen(passo)
    const heading = headings.current.get(passo)
    // Waits until the previous step has closed, because closing it moves the heading.
    setTimeout(() => {
      heading?.focus({ preventScroll: true })
      heading?.scrollIntoView({ block: 'start' })
    })
  }
  return (
    <ol className={styles.steps}>
      {known.map(({ passo, feito, titulo, porque, Panel, onDirty }, index) => {
        const next = known[index + 1]
        return (
          <Step
            key={passo}
            number={index + 1}
            titulo={titulo}
            porque={porque}
            feito={feito}
            open={open === passo}
            onToggle={() => setOpen(open === passo ? undefined : passo)}
            heading={(button) => {
              if (button) headings.current.set(passo, button)
            }}
            next={
              next ? (
                <Button
                  variant="minimal"
                  endIcon={<ArrowRight />}
                  text={`Próximo: ${next.titulo}`}
                  onClick={() => goTo(next.passo)}
                />
              ) : (
                <LinkButton to={igrejaUrls.home} text="Ir para o início" />
              )
            }
          >
            <Panel onSaved={onSaved} onDirty={onDirty} />
          </Step>
        )
      })}
    </ol>
  )
}
