/** Where a picture stands, as far as it decides which widths it needs: app/ui/picture-files.ts has them. */
export type PictureStand = 'pair' | 'between' | 'betweenAndTile' | 'wall' | 'single' | 'large'
