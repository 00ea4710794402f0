/** In units of the route map, which is 1200 wide. */
export const mapWidth = 1200
export const smallestMapLabel = 52
