import { useViewer } from './session'

/** What is written of the church on what is printed of its records. */
type Church = { nome: string; fusoHorario: string }

/** The church whose records the screens show. */
export const useChurchOf = (): Church => useViewer().igreja

export const useChurchName = (): string => useChurchOf().nome
