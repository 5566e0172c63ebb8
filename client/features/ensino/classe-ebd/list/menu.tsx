import { MenuItem } from '@blueprintjs/core'
import { Chart, Edit, Endorsed, People, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { aulaUrls } from '../../aula-ebd/urls'
import { useExcluirClasse } from '../excluir'
import { classeUrls } from '../urls'
import type { ClasseEbdLinhaFragment } from './classes.generated'

export function ClasseMenu({ classe }: { classe: ClasseEbdLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirClasse()
  const { id, nomeClasse, excluidoEm, acoesPermitidas } = classe
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={nomeClasse}>
      {may('editar') && (
        <MenuItem icon={<Endorsed />} text="Nova Aula" onClick={() => navigate(aulaUrls.createFor(id))} />
      )}
      {!excluidoEm && <MenuItem icon={<People />} text="Ver alunos" onClick={() => navigate(classeUrls.alunos(id))} />}
      {!excluidoEm && (
        <MenuItem icon={<Chart />} text="Ver frequência" onClick={() => navigate(classeUrls.detail(id))} />
      )}
      {may('editar') && <MenuItem icon={<Edit />} text="Editar Classe" onClick={() => navigate(classeUrls.edit(id))} />}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Classe" intent="danger" onClick={() => remove(classe)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Classe" onClick={() => restore(classe)} />}
    </RowMenu>
  )
}
