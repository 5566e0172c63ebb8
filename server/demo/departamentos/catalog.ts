import type { Resident } from '../pessoas/people.js'

/** A planned department of a demo church. */
export interface DepartmentPlan {
  tituloDepartamento: string
  descricao: string
  /** approximate number of members */
  size: number
  /** decides who could serve there */
  fits: (person: Resident) => boolean
  /** decides who could lead it; by default the people whom `fits` accepts */
  leads?: (person: Resident) => boolean
  /** whether the department has not met for a while and has no responsible person */
  resting?: boolean
}

const aged =
  (from: number, to: number, sexo?: 'Feminino' | 'Masculino') =>
  (person: Resident): boolean =>
    person.idade >= from && person.idade <= to && (!sexo || person.sexo === sexo)

export const departmentsOf: Readonly<Record<string, readonly DepartmentPlan[]>> = {
  betel: [
    {
      tituloDepartamento: 'Louvor e Adoração',
      descricao: 'Vozes e instrumentos dos cultos de domingo e de quarta. Ensaio às quintas, 20h.',
      size: 22,
      fits: aged(14, 62),
    },
    {
      tituloDepartamento: 'Recepção',
      descricao: 'Recebe quem chega, acompanha visitantes e entrega o boletim.',
      size: 28,
      fits: aged(16, 75),
    },
    {
      tituloDepartamento: 'Ministério Infantil',
      descricao: 'Berçário e salas de 2 a 11 anos durante os cultos, em escala quinzenal.',
      size: 26,
      fits: aged(17, 60),
    },
    {
      tituloDepartamento: 'Jovens',
      descricao: 'Encontros aos sábados, retiro anual e ação social com os universitários.',
      size: 38,
      fits: aged(18, 32),
      leads: aged(22, 40),
    },
    {
      tituloDepartamento: 'Adolescentes',
      descricao: 'Dos 12 aos 17 anos: estudo aos domingos e acampamento nas férias.',
      size: 24,
      fits: aged(12, 17),
      leads: aged(22, 45),
    },
    {
      tituloDepartamento: 'Mídia e Comunicação',
      descricao: 'Som, projeção, transmissão ao vivo, fotos e redes sociais.',
      size: 14,
      fits: aged(15, 45),
    },
    {
      tituloDepartamento: 'Diaconia',
      descricao: 'Ordem do templo, ceia, estacionamento e cuidado com os irmãos em necessidade.',
      size: 16,
      fits: aged(25, 78),
    },
    {
      tituloDepartamento: 'Intercessão',
      descricao: 'Vigílias mensais e plantão de oração antes dos cultos.',
      size: 20,
      fits: aged(22, 90),
    },
    {
      tituloDepartamento: 'Mulheres',
      descricao: 'Chá mensal, estudo bíblico e visitas a enfermas.',
      size: 44,
      fits: aged(20, 90, 'Feminino'),
    },
    {
      tituloDepartamento: 'Homens',
      descricao: 'Café com a Palavra no primeiro sábado do mês.',
      size: 30,
      fits: aged(20, 90, 'Masculino'),
    },
    {
      tituloDepartamento: 'Casais',
      descricao: 'Curso de noivos, encontro de casais e aconselhamento.',
      size: 26,
      fits: (person) => person.estadoCivil === 'Casado(a)',
    },
    {
      tituloDepartamento: 'Ação Social',
      descricao: 'Cestas básicas, bazar e apoio a famílias do bairro.',
      size: 15,
      fits: aged(20, 75),
    },
    {
      tituloDepartamento: 'Coral',
      descricao: 'Cantatas de Páscoa e Natal. Em pausa até que haja um novo regente.',
      size: 12,
      fits: aged(30, 82),
      resting: true,
    },
  ],
  esperanca: [
    {
      tituloDepartamento: 'Louvor',
      descricao: 'Música dos cultos de domingo.',
      size: 7,
      fits: aged(14, 60),
    },
    {
      tituloDepartamento: 'Crianças',
      descricao: 'Salinha das crianças durante o culto.',
      size: 6,
      fits: aged(17, 60),
    },
    {
      tituloDepartamento: 'Acolhimento',
      descricao: 'Recebe visitantes e organiza o café depois do culto.',
      size: 9,
      fits: aged(16, 80),
    },
  ],
}

/** A deleted department, which became part of another department. */
export const mergedDepartment = { tituloDepartamento: 'Filmagem', descricao: 'Passou a fazer parte da Mídia.' }
