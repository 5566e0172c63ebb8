/** A worship group and its rehearsals. */
export interface GroupPlan {
  nome: string
  size: number
  /** weekday of its rehearsals, 0 for Sunday */
  dia: number
  hora: string
  local: string
  /** range of its members' ages */
  ages: readonly [number, number]
  /** days before today on which it stopped */
  ended?: number
  /** number of days after which its first leader was replaced */
  formerLead?: number
}

export const groups: Readonly<Record<string, readonly GroupPlan[]>> = {
  betel: [
    { nome: 'Ministério Novo Canto', size: 9, dia: 4, hora: '20:00', local: 'Templo', ages: [18, 60], formerLead: 300 },
    { nome: 'Coral Vozes de Betel', size: 16, dia: 2, hora: '19:30', local: 'Salão social', ages: [25, 80] },
    { nome: 'Louvor Jovem', size: 7, dia: 6, hora: '17:00', local: 'Templo', ages: [14, 30] },
    {
      nome: 'Camerata de Cordas',
      size: 5,
      dia: 1,
      hora: '19:00',
      local: 'Capela de oração',
      ages: [14, 60],
      ended: 150,
    },
  ],
  esperanca: [{ nome: 'Louvor Esperança', size: 6, dia: 5, hora: '19:30', local: 'Salão de cultos', ages: [15, 60] }],
}

/** Well-known hymns, each with its usual keys. */
export const songs: readonly (readonly [nome: string, ...tons: string[]])[] = [
  ['Castelo Forte', 'C', 'D'],
  ['Quão Grande És Tu', 'G', 'A', 'A#'],
  ['Santo, Santo, Santo', 'D', 'D#'],
  ['Tu És Fiel, Senhor', 'C', 'D'],
  ['Sou Feliz com Jesus', 'C', 'A#'],
  ['Rude Cruz', 'G', 'A'],
  ['Porque Ele Vive', 'G', 'A'],
  ['Firme nas Promessas', 'A', 'G'],
  ['Alvo Mais que a Neve', 'G', 'F'],
  ['Bendita Segurança', 'D', 'C'],
  ['Mais Perto Quero Estar', 'F', 'G'],
  ['Vencendo Vem Jesus', 'A#', 'G'],
  ['Cantai que o Salvador Chegou', 'D', 'C'],
  ['A Deus Demos Glória', 'G', 'G#'],
  ['Manso e Suave', 'G', 'F#'],
  ['Vem, Espírito Divino', 'Em', 'Dm', 'F#m'],
  ['Oh, Vinde, Adoremos', 'G', 'A'],
  ['Noite de Paz', 'A#', 'C'],
]

/** The functions needed in a worship service, with the number of people for each. */
export const functions: readonly (readonly [funcao: string, count: number, departamento?: string])[] = [
  ['Ministração de louvor', 1],
  ['Vocal', 2],
  ['Violão', 1],
  ['Teclado', 1],
  ['Bateria', 1],
  ['Som', 1],
  ['Projeção', 1],
  ['Recepção', 2, 'Recepção'],
]
