import { Button } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { RecordField } from '../../../../kernel/form'
import { Painel } from '../../../acesso/funcao'
import { useUsuarioSearch } from '../../../acesso/usuario'
import styles from './primeiros-passos.module.css'
import type { StepProps } from './sheet'

type Escolha = { pessoa: number | null }

/** Who does what: one person after the other, each with the same question as on the person's page. */
export function Acessos({ onSaved, onDirty }: StepProps) {
  const [pessoa, setPessoa] = useState<{ id: number; nome: string }>()
  const [dirty, setDirty] = useState(false)
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  if (!pessoa) return <Quem onPick={(id, nome) => setPessoa({ id, nome })} />
  return (
    <>
      <h3 className={styles.part}>O que {pessoa.nome} faz?</h3>
      <Painel key={pessoa.id} pessoa={String(pessoa.id)} onSaved={onSaved} onDirty={setDirty} />
      <Button
        variant="outlined"
        text="Escolher outra pessoa"
        disabled={dirty}
        title={dirty ? 'Antes, salve ou desfaça o que marcou.' : undefined}
        onClick={() => setPessoa(undefined)}
      />
    </>
  )
}

function Quem({ onPick }: { onPick: (id: number, nome: string) => void }) {
  const { control } = useForm<Escolha>({ defaultValues: { pessoa: null } })
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 })
  return (
    <RecordField
      control={control}
      name="pessoa"
      label="Pessoa"
      placeholder="Digite o nome…"
      found={pessoas}
      onPick={(choice) => choice && onPick(Number(choice.value), choice.label.split(' - ')[0] ?? '')}
    />
  )
}
