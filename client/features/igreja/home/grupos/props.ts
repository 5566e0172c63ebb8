import type { HomeData } from '../data'

export type GroupProps = { grupo: HomeData['gruposQueLidero'][number]; hoje: string }
