const notes = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const

/** The keys in which a song is played: major, then minor. */
export const tons: readonly string[] = [...notes, ...notes.map((note) => `${note}m`)]
