// Which pictures of a map cover an area, from the view that a person sees to as near as a bound allows, and the area's edges.
// rules: X39.34
import { MAP_ZOOM } from '@constancia/domain/submissions/particulars/map-start.ts';
import { type MapView, type Size, tilesOf, tileUrl, underPixel } from './mercator.ts';

/** The URLs, the widest view first. Nothing when the widest view alone has more than the bound. */
export function picturesOfArea(
  template: string,
  { view, size }: { readonly view: MapView; readonly size: Size },
  most: number,
): readonly string[] {
  const urls: string[] = [];
  for (let { zoom } = view; zoom <= MAP_ZOOM.max; zoom++) {
    const times = 2 ** (zoom - view.zoom);
    const wide = { width: size.width * times, height: size.height * times };
    // Tiles are counted before they are listed: twice as near is four times as many.
    if ((wide.width / 256) * (wide.height / 256) > most) break;
    const found = tilesOf({ ...view, zoom }, wide).map((tile) => tileUrl(template, tile));
    if (urls.length + found.length > most) break;
    urls.push(...found);
  }
  return urls;
}

/** Edges of what a map shows, in degrees. */
export function edgesOf(view: MapView, { width, height }: Size) {
  const first = underPixel({ x: 0, y: 0 }, view, { width, height });
  const last = underPixel({ x: width, y: height }, view, { width, height });
  return { south: last.latitude, west: first.longitude, north: first.latitude, east: last.longitude };
}
