import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useState } from 'react'
import { parentescos, type TipoParentesco } from '../../../../schema/rules/pessoas/parentesco.input'
import { errorText } from '../../../kernel/apollo'
import { DetailCard } from '../../../kernel/detail'
import { toast, useConfirm } from '../../../kernel/ui'
import { type PersonCardProps, PersonLink, UsuarioDetalheDocument } from '../../acesso/usuario'
import styles from './da-pessoa.module.css'
import { ParenteDialog } from './dialog'
import { useRemoverParentescoMutation } from './parentesco.generated'

/** A card of a person's page: the relatives in the church, each with what the relative is to the person. */
export function FamiliaDaPessoa({ usuario }: PersonCardProps) {
  const { id, name, familia, acoesPermitidas, camposOcultos } = usuario
  const confirm = useConfirm()
  const [adding, setAdding] = useState(false)
  const [remover] = useRemoverParentescoMutation({ refetchQueries: [UsuarioDetalheDocument] })
  // the relatives are personal data, as the date of birth is
  const canWrite = acoesPermitidas.includes('editar') && !camposOcultos.includes('dataNascimento')
  const relatives = familia.nodes.flatMap((one) => {
    const [person, tipo] = one.idPessoa === id ? [one.parente, one.tipo] : [one.pessoa, one.tipoInverso]
    return person ? [{ ...one, person, papel: parentescos[tipo as TipoParentesco].nome }] : []
  })
  if (relatives.length === 0 && !canWrite) return null

  const remove = async (relative: (typeof relatives)[number]) => {
    const text = `${relative.person.name} e ${name} deixam de aparecer como família. Os dois cadastros ficam.`
    if (!(await confirm({ text, confirmText: 'Remover', danger: true }))) return
    await remover({ variables: { id: String(relative.id) } })
      .then(() => toast.success('Parentesco removido.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível remover o parentesco.')))
  }

  return (
    <DetailCard title="Família">
      {relatives.length === 0 ? (
        <p className={styles.vazio}>Ninguém da família registrado.</p>
      ) : (
        <ul className={styles.list}>
          {relatives.map((relative) => (
            <li key={relative.uuid}>
              <div>
                <PersonLink person={relative.person} />
                <small>{relative.papel}</small>
              </div>
              {canWrite && (
                <Button
                  variant="outlined"
                  text="Remover"
                  aria-label={`Remover ${relative.person.name} da família`}
                  onClick={() => void remove(relative)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && (
        <Button variant="outlined" icon={<Add />} text="Adicionar à família" onClick={() => setAdding(true)} />
      )}
      {adding && <ParenteDialog usuario={usuario} onClose={() => setAdding(false)} />}
    </DetailCard>
  )
}
