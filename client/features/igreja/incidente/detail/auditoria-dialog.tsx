import { skipToken } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { useContext, useState } from 'react'
import type { z } from 'zod'
import { todayIn } from '../../../../../schema/rules/dates'
import { atingidasInput } from '../../../../../schema/rules/igreja/atingidas.input'
import { errorText } from '../../../../kernel/apollo'
import { DateField, Form, FormFooter, RecordField, useZodForm } from '../../../../kernel/form'
import { ErrorState, formatInstant, Modal, PageSpinner, TimeZone, toast } from '../../../../kernel/ui'
import { nomeAcao } from '../../../acesso/acoes'
import {
  IncidenteDetalheDocument,
  type IncidenteDetalheQuery,
  type PessoasAtingidasQueryVariables,
  useIncluirPessoasIncidenteMutation,
  usePessoasAtingidasQuery,
} from './incidente.generated'
import styles from './incidente.module.css'
import { usePessoasSearch } from './pessoas-search'

/** How many people the server names at most. */
const MOST = 500

type Props = { incidente: IncidenteDetalheQuery['incidente']; onClose: () => void }

/**
 * Suggests people from the audit log: whose records somebody changed or took along in some days. What was only read on a
 * screen is in no log.
 */
export function AuditoriaDialog({ incidente, onClose }: Props) {
  const [asked, setAsked] = useState<PessoasAtingidasQueryVariables>()
  return (
    <Modal title="Procurar na auditoria" onClose={onClose} width={620}>
      {asked ? (
        <Achados incidente={incidente} asked={asked} onBack={() => setAsked(undefined)} onClose={onClose} />
      ) : (
        <Busca incidente={incidente} onAsk={setAsked} onClose={onClose} />
      )}
    </Modal>
  )
}

type BuscaProps = Props & { onAsk: (asked: PessoasAtingidasQueryVariables) => void }

function Busca({ incidente: { dataOcorrencia, dataConhecimento }, onAsk, onClose }: BuscaProps) {
  const timeZone = useContext(TimeZone)
  const found = usePessoasSearch()
  const form = useZodForm(atingidasInput, {
    de: todayIn(timeZone, new Date(dataOcorrencia ?? dataConhecimento)),
    ate: todayIn(timeZone, new Date(dataConhecimento)),
  })
  const { control } = form
  const ask = async ({ de, ate, idUsuario }: z.output<typeof atingidasInput>) =>
    onAsk({ de, ate, idUsuario: idUsuario ? String(idUsuario) : undefined })
  return (
    <Form form={form} onSave={ask} failureText="Não foi possível procurar.">
      <p className={styles.hint}>
        A auditoria guarda o que alguém mudou, exportou ou baixou; o que só foi visto na tela não fica. Um token de API
        age como a pessoa que o criou.
      </p>
      <RecordField control={control} name="idUsuario" label="O que fez (em branco: qualquer pessoa)" found={found} />
      <DateField control={control} name="de" label="De" required />
      <DateField control={control} name="ate" label="Até" required />
      <FormFooter form={form} cancel={onClose} saveText="Procurar" />
    </Form>
  )
}

type AchadosProps = Props & { asked: PessoasAtingidasQueryVariables; onBack: () => void }

function Achados({ incidente, asked, onBack, onClose }: AchadosProps) {
  const timeZone = useContext(TimeZone)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { data, error, refetch } = usePessoasAtingidasQuery(
    asked ? { variables: asked, fetchPolicy: 'network-only' } : skipToken,
  )
  const [incluir, { loading }] = useIncluirPessoasIncidenteMutation({
    refetchQueries: [IncidenteDetalheDocument],
    awaitRefetchQueries: true,
  })
  if (!data)
    return error ? (
      <ErrorState text={errorText(error, 'Não foi possível procurar.')} onRetry={() => void refetch()} />
    ) : (
      <PageSpinner />
    )
  const { pessoas, arquivos } = data.pessoasAtingidas
  const chosen = pessoas.filter(({ id }) => !left.has(id))
  const toggle = (id: number, on: boolean) =>
    setLeft(new Set(on ? [...left].filter((other) => other !== id) : [...left, id]))
  const add = () =>
    incluir({ variables: { id: String(incidente.id), ids: chosen.map(({ id }) => String(id)) } })
      .then(() => {
        toast.success(chosen.length === 1 ? 'Pessoa adicionada.' : 'Pessoas adicionadas.')
        onClose()
      })
      .catch((failure: unknown) => toast.error(errorText(failure, 'Não foi possível adicionar as pessoas.')))
  return (
    <>
      {pessoas.length === 0 ? (
        <p className={styles.hint}>A auditoria não guarda nada sobre pessoas nestes dias.</p>
      ) : (
        <ul className={styles.found} aria-label="Pessoas na auditoria">
          {pessoas.map(({ id, name, vezes }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={!left.has(id)}
                  onChange={({ target: { checked } }) => toggle(id, checked)}
                />
                {name}
              </label>
              <span>{vezes === 1 ? '1 registro' : `${vezes} registros`}</span>
            </li>
          ))}
        </ul>
      )}
      {pessoas.length >= MOST && (
        <p className={styles.hint}>
          Só aparecem as primeiras {MOST} pessoas. Procure em menos dias, ou só o que uma pessoa fez.
        </p>
      )}
      {arquivos.length > 0 && (
        <>
          <p className={styles.hint}>
            Também saíram estes arquivos, que podem ter dados de muitas pessoas. A auditoria não guarda quem estava
            neles:
          </p>
          <ul className={styles.found} aria-label="Arquivos que saíram">
            {arquivos.map(({ id, acao, quando, nomeUsuario }) => (
              <li key={id}>
                <span>{nomeAcao(acao)}</span>
                <span>{[formatInstant(quando, timeZone), nomeUsuario].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.buttons}>
        <Button text="Procurar de novo" onClick={onBack} />
        {pessoas.length > 0 && (
          <Button
            intent="primary"
            text={chosen.length === 1 ? 'Adicionar 1 pessoa' : `Adicionar ${chosen.length} pessoas`}
            disabled={chosen.length === 0}
            loading={loading}
            onClick={add}
          />
        )}
      </div>
    </>
  )
}
