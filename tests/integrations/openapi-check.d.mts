export interface Answer {
  method: string
  /** below /api */
  url: string
  status: number
  type?: string
  body: string | Buffer
}

export function answerCheck(document: object): (answer: Answer) => string[]
