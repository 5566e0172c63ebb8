import { Button } from '@blueprintjs/core'
import { Add, Cross, Search } from '@blueprintjs/icons'
import { useState } from 'react'
import type { z } from 'zod'
import { pessoasIncidenteInput } from '../../../../../schema/rules/igreja/incidente.input'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { DetailCard, ShowMore } from '../../../../kernel/detail'
import { Form, FormFooter, RecordsField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { AuditoriaDialog } from './auditoria-dialog'
import {
  IncidenteDetalheDocument,
  type IncidenteDetalheQuery,
  useIncluirPessoasIncidenteMutation,
  useRetirarPessoasIncidenteMutation,
} from './incidente.generated'
import styles from './incidente.module.css'
import { usePessoasSearch } from './pessoas-search'

type Incidente = IncidenteDetalheQuery['incidente']

const options = { refetchQueries: [IncidenteDetalheDocument], awaitRefetchQueries: true }

/** The people of the church whose data were hit. Those whose data are here no more are only counted. */
export function Pessoas({ incidente, more }: { incidente: Incidente; more: () => Promise<unknown> }) {
  const [open, setOpen] = useState<'escolher' | 'auditoria'>()
  const [retirar] = useRetirarPessoasIncidenteMutation(options)
  const { pessoas, pessoasApagadas, quantidadePessoas } = incidente
  const named = pessoas.totalCount + pessoasApagadas
  const id = String(incidente.id)
  const canChange = incidente.acoesPermitidas.includes('mudarPessoas')
  const takeOut = (pessoa: { id: number; name: string }) =>
    retirar({ variables: { id, ids: [String(pessoa.id)] } })
      .then(() => toast.success(`${pessoa.name} saiu da lista.`))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível retirar a pessoa.')))
  const close = () => setOpen(undefined)
  return (
    <DetailCard title="Pessoas atingidas">
      {pessoas.totalCount === 0 && <p className={styles.hint}>Ninguém foi escolhido ainda.</p>}
      <ul className={styles.rows}>
        {pessoas.nodes.map((pessoa) => (
          <li key={pessoa.uuid}>
            <div>
              <Pessoa pessoa={pessoa} />
              {pessoa.excluidoEm && <p>na lixeira</p>}
            </div>
            {canChange && (
              <Button
                variant="minimal"
                icon={<Cross />}
                aria-label={`Retirar ${pessoa.name}`}
                title="Retirar"
                onClick={() => takeOut(pessoa)}
              />
            )}
          </li>
        ))}
      </ul>
      {pessoas.totalCount > pessoas.nodes.length && (
        <ShowMore more={more} failureText="Não foi possível buscar mais pessoas." />
      )}
      {pessoasApagadas > 0 && (
        <p className={styles.hint}>
          {pessoasApagadas === 1
            ? 'Mais 1 pessoa, cujos dados não estão mais aqui.'
            : `Mais ${pessoasApagadas} pessoas, cujos dados não estão mais aqui.`}
        </p>
      )}
      {quantidadePessoas !== null && named > quantidadePessoas && (
        <p className={styles.hint}>
          A lista tem {named}, mais do que o incidente diz ({quantidadePessoas}). O texto para a ANPD conta a lista.
        </p>
      )}
      {canChange && (
        <div className={styles.buttons}>
          <Button icon={<Add />} text="Adicionar pessoas" onClick={() => setOpen('escolher')} />
          <Button icon={<Search />} text="Procurar na auditoria" onClick={() => setOpen('auditoria')} />
        </div>
      )}
      {open === 'escolher' && <EscolherDialog id={id} onClose={close} />}
      {open === 'auditoria' && <AuditoriaDialog incidente={incidente} onClose={close} />}
    </DetailCard>
  )
}

function EscolherDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const found = usePessoasSearch()
  const [incluir] = useIncluirPessoasIncidenteMutation(options)
  const form = useZodForm(pessoasIncidenteInput, { ids: [] })
  const save = async ({ ids }: z.output<typeof pessoasIncidenteInput>) => {
    dataOf(await incluir({ variables: { id, ids: ids.map(String) } }))
    toast.success(ids.length === 1 ? 'Pessoa adicionada.' : 'Pessoas adicionadas.')
    onClose()
  }
  return (
    <Modal title="Adicionar pessoas" onClose={onClose} width={560}>
      <Form form={form} onSave={save} failureText="Não foi possível adicionar as pessoas.">
        <RecordsField
          control={form.control}
          name="ids"
          label="Pessoas atingidas"
          placeholder="Digite um nome ou e-mail…"
          required
          found={found}
        />
        <FormFooter form={form} cancel={onClose} saveText="Adicionar" />
      </Form>
    </Modal>
  )
}
