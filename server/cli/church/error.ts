/** Why a church cannot be moved, copied or restored, as Portuguese text for the person who runs the command. */
export class ChurchError extends Error {
  override name = 'ChurchError'
}
