/** Why a backup or a restore is not possible, as Portuguese text for the person who runs the command. */
export class BackupError extends Error {
  override name = 'BackupError'
}
